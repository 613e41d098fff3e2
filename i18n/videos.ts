// Written by `node scripts/run.mjs languages`.
import { video as en } from './en/videos'
import { selectTranslation } from './language'

const translations = { en }

export const videoText = () => selectTranslation(translations)
