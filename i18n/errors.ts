// Written by `node scripts/run.mjs languages`.
import { errors as en } from './en/errors'
import { selectTranslation } from './language'

const translations = { en }

export const errorsText = () => selectTranslation(translations)
