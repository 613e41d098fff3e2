// Written by `node scripts/run.mjs languages`.
import { trainingEmail } from './en/training-emails'
import { selectTranslation } from './language'

export const trainingEmailText = () => selectTranslation('trainingEmail', trainingEmail)
