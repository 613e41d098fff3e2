import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { getCalendarFileName } from '@/lib/live-sessions/calendar'
import { readSlug } from '@/lib/live-sessions/forms'
import { getCalendarEntry } from '@/lib/live-sessions/queries/entries'
import { sendCalendar } from '@/lib/live-sessions/send-calendar'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    name: 'calendar of a session',
    run: async ({ params }) => {
      const calendarEntry = await getCalendarEntry(readSlug(params))
      if (!calendarEntry) throw new AppError('notFound', 'notFound')
      return sendCalendar([calendarEntry], getCalendarFileName(calendarEntry.slug))
    },
  }),
})
