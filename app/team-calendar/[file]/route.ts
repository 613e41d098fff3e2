import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { sendCalendarFeed } from '@/lib/team/calendar/feed'

/** For calendar programs, which cannot log in: the address is the secret. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({ run: async ({ params }) => sendCalendarFeed(String(params.file)) }),
})
