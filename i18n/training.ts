// Written by `node scripts/run.mjs languages`.
import { training as en } from './en/training'
import { selectTranslation } from './language'

const translations = { en }

export const trainingText = () => selectTranslation(translations)
