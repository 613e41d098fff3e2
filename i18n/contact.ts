// Written by `node scripts/run.mjs languages`.
import { contact as en } from './en/contact'
import { selectTranslation } from './language'

const translations = { en }

export const contactText = () => selectTranslation(translations)
