import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { findFeedEntries, sendCalendar } from '@/lib/live-sessions/calendar'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async () => sendCalendar(await findFeedEntries(), 'series.ics'),
  }),
})
