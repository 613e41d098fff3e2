// Written by `node scripts/run.mjs languages`.
import { notifications } from './en/notifications'
import { selectTranslation } from './language'

export const notificationsText = () => selectTranslation('notifications', notifications)
