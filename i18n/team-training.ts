// Written by `node scripts/run.mjs languages`.
import { teamTraining as en } from './en/team-training'
import { selectTranslation } from './language'

const translations = { en }

export const teamTrainingText = () => selectTranslation(translations)
