import { door, forViewer } from '@/lib/api/door'
import { removeEntry } from '@/lib/learning/commands/entries'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'remove learning entry',
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, params }) => {
      await removeEntry(viewer, `${params.id}`)
      return { body: { msg: answerWords().entryRemoved } }
    },
  }),
})
