import 'server-only'
import type { StoredAnnouncement } from './locks'
import { isNews } from './policy'

/** `unsubscribe` is the choice that the link in the email changes. */
export const buildAnnouncementData = ({ audience, subject, body }: StoredAnnouncement) => ({
  template: isNews(audience) ? ('news' as const) : ('announcement' as const),
  data: { subject, body, audience },
  unsubscribe: isNews(audience) ? ('news' as const) : ('reminders' as const),
})
