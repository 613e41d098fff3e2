// Written by `node scripts/run.mjs languages`.
import { demo as en } from './en/demo'
import { selectTranslation } from './language'

const translations = { en }

export const demoText = () => selectTranslation(translations)
