// Written by `node scripts/run.mjs languages`.
import { schoolTraining as en } from './en/school-training'
import { selectTranslation } from './language'

const translations = { en }

export const schoolTrainingText = () => selectTranslation(translations)
