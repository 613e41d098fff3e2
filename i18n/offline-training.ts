// Written by `node scripts/run.mjs languages`.
import { offlineTraining as en } from './en/offline-training'
import { selectTranslation } from './language'

export type * from './en/offline-training'

const translations = { en }

export const offlineTrainingText = () => selectTranslation(translations)
