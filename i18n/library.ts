// Written by `node scripts/run.mjs languages`.
import { library as en } from './en/library'
import { selectTranslation } from './language'

const translations = { en }

export const libraryText = () => selectTranslation(translations)
