// Written by `node scripts/run.mjs languages`.
import { frame as en } from './en/frame'
import { selectTranslation } from './language'

const translations = { en }

export const frameText = () => selectTranslation(translations)
