// Written by `node scripts/run.mjs languages`.
import { liveSessionEmail } from './en/live-session-emails'
import { selectTranslation } from './language'

export const liveSessionEmailText = () => selectTranslation('liveSessionEmail', liveSessionEmail)
