// Written by `node scripts/run.mjs languages`.
import { recordCheck as en } from './en/record-check'
import { selectTranslation } from './language'

const translations = { en }

export const recordCheckText = () => selectTranslation(translations)
