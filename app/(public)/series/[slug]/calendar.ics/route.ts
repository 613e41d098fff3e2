import { Refusal } from '@/base/errors'
import { door, forAnyone } from '@/lib/api/door'
import { entryFileName } from '@/lib/series/calendar'
import { slugFrom } from '@/lib/series/forms'
import { entryAt } from '@/lib/series/queries/entries'
import { sendCalendar } from '@/lib/series/send-calendar'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'calendar of a session',
    run: async ({ params }) => {
      const entry = await entryAt(slugFrom(params))
      if (!entry) throw new Refusal('notFound', 'nothingHere')
      return sendCalendar([entry], entryFileName(entry.slug))
    },
  }),
})
