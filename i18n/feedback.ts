// Written by `node scripts/run.mjs languages`.
import { feedback as en } from './en/feedback'
import { selectTranslation } from './language'

const translations = { en }

export const feedbackText = () => selectTranslation(translations)
