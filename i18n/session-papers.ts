// Written by `node scripts/run.mjs languages`.
import { sessionPapers as en } from './en/session-papers'
import { selectTranslation } from './language'

const translations = { en }

export const sessionPapersText = () => selectTranslation(translations)
