import { door, forAnyone } from '@/lib/api/door'
import { undoErasureByLink } from '@/lib/rights/commands/ask-erasure'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'keep account',
    limits: { address: 'ADDRESS_LINK' },
    mails: true,
    run: async ({ params }) => {
      await undoErasureByLink(`${params.token}`)
      return { body: { msg: answerWords().erasureUndone } }
    },
  }),
})
