// Written by `node scripts/run.mjs languages`.
import { apiResult as en } from './en/api-results'
import { selectTranslation } from './language'

const translations = { en }

export const apiResultText = () => selectTranslation(translations)
