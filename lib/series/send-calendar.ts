import 'server-only'
import { calendarOf, type Entry } from './calendar'

/** A calendar as a file: to open once, or to subscribe to. */
export const sendCalendar = (entries: Entry[], filename: string) =>
  new Response(calendarOf(entries), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${filename}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=0, s-maxage=60',
    },
  })
