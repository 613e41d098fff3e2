// Written by `node scripts/run.mjs languages`.
import { trainingEmail as en } from './en/training-emails'
import { selectTranslation } from './language'

const translations = { en }

export const trainingEmailText = () => selectTranslation(translations)
