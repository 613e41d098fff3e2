import { onlineTraining as en } from './en/online-training'
import { selectTranslation } from './language'

export const onlineTrainingText = () => selectTranslation({ en })
