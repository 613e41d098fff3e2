// Written by `node scripts/run.mjs languages`.
import { errors } from './en/errors'
import { selectTranslation } from './language'

export const errorsText = () => selectTranslation('errors', errors)
