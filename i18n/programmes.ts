// Written by `node scripts/run.mjs languages`.
import { programme as en } from './en/programmes'
import { selectTranslation } from './language'

const translations = { en }

export const programmeText = () => selectTranslation(translations)
