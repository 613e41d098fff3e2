import { door, forViewer } from '@/lib/api/door'
import { changeEntry } from '@/lib/learning/commands/entries'
import { entryForm } from '@/lib/learning/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'change learning entry',
    body: entryForm,
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, input, params }) => {
      await changeEntry(viewer, `${params.id}`, input)
      return { body: { msg: answerWords().entryKept } }
    },
  }),
})
