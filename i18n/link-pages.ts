// Written by `node scripts/run.mjs languages`.
import { linkPage as en } from './en/link-pages'
import { selectTranslation } from './language'

const translations = { en }

export const linkPageText = () => selectTranslation(translations)
