import 'server-only'
import type { StoredAnnouncement } from './locks'
import { isNews } from './policy'

/** The template decides about the link to unsubscribe, which only news has. */
export const buildAnnouncementData = ({ audience, subject, body }: StoredAnnouncement) => ({
  template: isNews(audience) ? ('news' as const) : ('announcement' as const),
  data: { subject, body, audience },
})
