// Written by `node scripts/run.mjs languages`.
import { school as en } from './en/school'
import { selectTranslation } from './language'

const translations = { en }

export const schoolText = () => selectTranslation(translations)
