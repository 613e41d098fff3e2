import { teamCalendarText } from '@/i18n/team-calendar'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { removeCalendarFeed } from '@/lib/team/calendar/feed'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    run: async ({ viewer }) => {
      await removeCalendarFeed(viewer)
      return { body: { msg: teamCalendarText().feed.removed } }
    },
  }),
})
