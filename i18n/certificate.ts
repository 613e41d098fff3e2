// Written by `node scripts/run.mjs languages`.
import { certificate as en } from './en/certificate'
import { selectTranslation } from './language'

const translations = { en }

export const certificateText = () => selectTranslation(translations)
