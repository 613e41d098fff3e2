import { myLearning as en } from './en/my-learning'
import { inLanguage } from './language'

export const myLearningWords = () => inLanguage({ en })
