// Written by `node scripts/run.mjs languages`.
import { share as en } from './en/share'
import { selectTranslation } from './language'

const translations = { en }

export const shareText = () => selectTranslation(translations)
