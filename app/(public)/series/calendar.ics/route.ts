import { door, forAnyone } from '@/lib/api/door'
import { feedEntries } from '@/lib/series/queries/entries'
import { sendCalendar } from '@/lib/series/send-calendar'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'calendar of the series',
    run: async () => sendCalendar(await feedEntries(), 'series.ics'),
  }),
})
