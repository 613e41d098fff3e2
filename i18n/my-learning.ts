// Written by `node scripts/run.mjs languages`.
import { myLearning as en } from './en/my-learning'
import { selectTranslation } from './language'

const translations = { en }

export const myLearningText = () => selectTranslation(translations)
