import { door, forViewer } from '@/lib/api/door'
import { restoreEntry } from '@/lib/learning/commands/entries'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'restore learning entry',
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, params }) => {
      await restoreEntry(viewer, `${params.id}`)
      return { body: { msg: answerWords().entryRestored } }
    },
  }),
})
