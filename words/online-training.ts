import { onlineTraining as en } from './en/online-training'
import { inLanguage } from './language'

export const onlineTrainingWords = () => inLanguage({ en })
