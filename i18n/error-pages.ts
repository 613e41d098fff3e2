// Written by `node scripts/run.mjs languages`.
import { errorPage as en } from './en/error-pages'
import { selectTranslation } from './language'

const translations = { en }

export const errorPageText = () => selectTranslation(translations)
