// Written by `node scripts/run.mjs languages`.
import { teamPaperForm } from './en/team-paper-form'
import { selectTranslation } from './language'

export const teamPaperFormText = () => selectTranslation('teamPaperForm', teamPaperForm)
