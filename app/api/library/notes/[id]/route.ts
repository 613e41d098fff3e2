import { door, forViewer } from '@/lib/api/door'
import { keepNote } from '@/lib/library/commands'
import { pageNote } from '@/lib/library/schema'
import { readerWords } from '@/words/reader'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'keep note',
    body: pageNote,
    run: async ({ viewer, params, input }) => {
      await keepNote(viewer, String(params.id), input)
      return { body: { msg: readerWords().noteKept } }
    },
  }),
})
