// Written by `node scripts/run.mjs languages`.
import { notifications as en } from './en/notifications'
import { selectTranslation } from './language'

const translations = { en }

export const notificationsText = () => selectTranslation(translations)
