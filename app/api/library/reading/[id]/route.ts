import { door, forViewer } from '@/lib/api/door'
import { keepPlace } from '@/lib/library/commands'
import { readingOf } from '@/lib/library/reading'
import { readingPlace } from '@/lib/library/schema'
import { readerWords } from '@/words/reader'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'reading',
    run: async ({ viewer, params }) => ({ body: await readingOf(viewer, String(params.id)) }),
  }),
  POST: forViewer({
    name: 'keep place',
    body: readingPlace,
    run: async ({ viewer, params, input }) => {
      await keepPlace(viewer, String(params.id), input)
      return { body: { msg: readerWords().placeKept } }
    },
  }),
})
