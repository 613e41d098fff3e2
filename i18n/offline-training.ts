// Written by `node scripts/run.mjs languages`.
import { offlineTraining } from './en/offline-training'
import { selectTranslation } from './language'

export type * from './en/offline-training'

export const offlineTrainingText = () => selectTranslation('offlineTraining', offlineTraining)
