import { liveSessionEmails as en } from './en/live-session-emails'
import { selectTranslation } from './language'

export const liveSessionEmailText = () => selectTranslation({ en })
