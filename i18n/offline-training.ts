import { offlineTraining as en } from './en/offline-training'
import { selectTranslation } from './language'

export const offlineTrainingText = () => selectTranslation({ en })

export type OfflineTrainingTheme = (typeof en.themes)[keyof typeof en.themes]
