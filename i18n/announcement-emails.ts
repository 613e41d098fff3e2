// Written by `node scripts/run.mjs languages`.
import { announcementEmail as en } from './en/announcement-emails'
import { selectTranslation } from './language'

const translations = { en }

export const announcementEmailText = () => selectTranslation(translations)
