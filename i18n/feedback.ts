// Written by `node scripts/run.mjs languages`.
import { feedback } from './en/feedback'
import { selectTranslation } from './language'

export const feedbackText = () => selectTranslation('feedback', feedback)
