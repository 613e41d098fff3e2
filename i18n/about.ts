// Written by `node scripts/run.mjs languages`.
import { about as en } from './en/about'
import { selectTranslation } from './language'

const translations = { en }

export const aboutText = () => selectTranslation(translations)
