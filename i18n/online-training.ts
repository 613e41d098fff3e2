// Written by `node scripts/run.mjs languages`.
import { onlineTraining as en } from './en/online-training'
import { selectTranslation } from './language'

const translations = { en }

export const onlineTrainingText = () => selectTranslation(translations)
