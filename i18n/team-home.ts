// Written by `node scripts/run.mjs languages`.
import { teamHome } from './en/team-home'
import { selectTranslation } from './language'

export const teamHomeText = () => selectTranslation('teamHome', teamHome)
