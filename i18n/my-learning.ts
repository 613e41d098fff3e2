// Written by `node scripts/run.mjs languages`.
import { myLearning } from './en/my-learning'
import { selectTranslation } from './language'

export const myLearningText = () => selectTranslation('myLearning', myLearning)
