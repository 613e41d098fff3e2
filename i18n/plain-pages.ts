// Written by `node scripts/run.mjs languages`.
import { plainPage as en } from './en/plain-pages'
import { selectTranslation } from './language'

const translations = { en }

export const plainPageText = () => selectTranslation(translations)
