// Written by `node scripts/run.mjs languages`.
import { password as en } from './en/passwords'
import { selectTranslation } from './language'

const translations = { en }

export const passwordText = () => selectTranslation(translations)
