import { offlineTraining as en } from './en/offline-training'
import { inLanguage } from './language'

export const offlineTrainingWords = () => inLanguage({ en })

export type Theme = (typeof en.themes)[keyof typeof en.themes]
