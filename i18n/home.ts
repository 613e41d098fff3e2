// Written by `node scripts/run.mjs languages`.
import { home as en } from './en/home'
import { selectTranslation } from './language'

const translations = { en }

export const homeText = () => selectTranslation(translations)
