// Written by `node scripts/run.mjs languages`.
import { drafts as en } from './en/drafts'
import { selectTranslation } from './language'

const translations = { en }

export const draftsText = () => selectTranslation(translations)
