// Written by `node scripts/run.mjs languages`.
import { liveSessionEmail as en } from './en/live-session-emails'
import { selectTranslation } from './language'

const translations = { en }

export const liveSessionEmailText = () => selectTranslation(translations)
