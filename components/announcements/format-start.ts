import { teamAnnouncementsText } from '@/i18n/team-announcements'
import type { TeamAnnouncement } from '@/lib/announcements/announcement'

export function formatStart({ state, startsAt }: Pick<TeamAnnouncement, 'state' | 'startsAt'>) {
  const text = teamAnnouncementsText()
  if (!startsAt) return null
  return state === 'scheduled' ? text.starts(startsAt) : text.started(startsAt)
}
