// Written by `node scripts/run.mjs languages`.
import { join as en } from './en/join'
import { selectTranslation } from './language'

const translations = { en }

export const joinText = () => selectTranslation(translations)
