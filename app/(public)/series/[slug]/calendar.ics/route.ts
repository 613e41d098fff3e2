import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { getCalendarEntry, getCalendarFileName, sendCalendar } from '@/lib/live-sessions/calendar'
import { readSlug } from '@/lib/live-sessions/registration/registration'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ params }) => {
      const calendarEntry = await getCalendarEntry(readSlug(params))
      if (!calendarEntry) throw new AppError('notFound', 'notFound')
      return sendCalendar([calendarEntry], getCalendarFileName(calendarEntry.slug))
    },
  }),
})
