import 'server-only'
import { buildCalendar, type CalendarEntry } from './calendar'

export const sendCalendar = (entries: CalendarEntry[], filename: string) =>
  new Response(buildCalendar(entries), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${filename}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=0, s-maxage=60',
    },
  })
