import { myLearning as en } from './en/my-learning'
import { selectTranslation } from './language'

export const myLearningText = () => selectTranslation({ en })
