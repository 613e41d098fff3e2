// Written by `node scripts/run.mjs languages`.
import { toolkit as en } from './en/toolkit'
import { selectTranslation } from './language'

const translations = { en }

export const toolkitText = () => selectTranslation(translations)
