import { readerText } from '@/i18n/reader'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { saveReadingPlace } from '@/lib/library/commands'
import { getReading } from '@/lib/library/reading'
import { readingPlace } from '@/lib/library/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    name: 'reading',
    run: async ({ viewer, params }) => ({ body: await getReading(viewer, String(params.id)) }),
  }),
  POST: userHandler({
    name: 'keep place',
    body: readingPlace,
    run: async ({ viewer, params, input }) => {
      await saveReadingPlace(viewer, String(params.id), input)
      return { body: { msg: readerText().placeSaved } }
    },
  }),
})
