import { readerText } from '@/i18n/reader'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getReading, saveReadingPlace } from '@/lib/library/reading'
import { placeInput } from '@/lib/library/schema'
import { countEvent } from '@/lib/statistics/count-event'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, params }) => ({ body: await getReading(viewer, String(params.id)) }),
  }),
  POST: userHandler({
    body: placeInput,
    run: async ({ viewer, params, input }) => {
      const isFirstToday = await saveReadingPlace(viewer, String(params.id), input)
      if (isFirstToday) await countEvent(viewer, { count: 'books' })
      return { body: { msg: readerText().placeSaved } }
    },
  }),
})
