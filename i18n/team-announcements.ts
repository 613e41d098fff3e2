// Written by `node scripts/run.mjs languages`.
import { teamAnnouncements as en } from './en/team-announcements'
import { selectTranslation } from './language'

const translations = { en }

export const teamAnnouncementsText = () => selectTranslation(translations)
