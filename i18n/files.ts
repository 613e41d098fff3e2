// Written by `node scripts/run.mjs languages`.
import { files as en } from './en/files'
import { selectTranslation } from './language'

const translations = { en }

export const filesText = () => selectTranslation(translations)
