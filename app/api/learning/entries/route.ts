import { door, forViewer } from '@/lib/api/door'
import { addEntry } from '@/lib/learning/commands/entries'
import { entryForm } from '@/lib/learning/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'add learning entry',
    body: entryForm,
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, input }) => {
      await addEntry(viewer, input)
      return { status: 201, body: { msg: answerWords().entryKept } }
    },
  }),
})
