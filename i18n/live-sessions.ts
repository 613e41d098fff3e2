import { liveSessions as en } from './en/live-sessions'
import { selectTranslation } from './language'

export const liveSessionText = () => selectTranslation({ en })
