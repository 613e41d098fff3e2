import { teamCalendarText } from '@/i18n/team-calendar'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { createCalendarFeed } from '@/lib/team/calendar/feed'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    run: async ({ viewer }) => {
      const address = await createCalendarFeed(viewer)
      return { status: 201, body: { msg: teamCalendarText().feed.created, address } }
    },
  }),
})
