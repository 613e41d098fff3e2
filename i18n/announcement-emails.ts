// Written by `node scripts/run.mjs languages`.
import { announcementEmail } from './en/announcement-emails'
import { selectTranslation } from './language'

export const announcementEmailText = () => selectTranslation('announcementEmail', announcementEmail)
