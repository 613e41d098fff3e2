import { door, forViewer } from '@/lib/api/door'
import { undoErasure } from '@/lib/rights/commands/ask-erasure'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'undo erasure',
    mails: true,
    run: async ({ viewer }) => {
      await undoErasure(viewer)
      return { body: { msg: answerWords().erasureUndone } }
    },
  }),
})
