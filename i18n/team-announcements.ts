// Written by `node scripts/run.mjs languages`.
import { teamAnnouncements } from './en/team-announcements'
import { selectTranslation } from './language'

export const teamAnnouncementsText = () => selectTranslation('teamAnnouncements', teamAnnouncements)
