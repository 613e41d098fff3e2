// Written by `node scripts/run.mjs languages`.
import { list as en } from './en/lists'
import { selectTranslation } from './language'

const translations = { en }

export const listText = () => selectTranslation(translations)
