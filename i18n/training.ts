// Written by `node scripts/run.mjs languages`.
import { training } from './en/training'
import { selectTranslation } from './language'

export const trainingText = () => selectTranslation('training', training)
