import { door, forViewer } from '@/lib/api/door'
import { askErasure } from '@/lib/rights/commands/ask-erasure'
import { erasureWish } from '@/lib/rights/schema'
import { answerWords } from '@/words/answers'
import { longDay } from '@/words/days'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'ask erasure',
    body: erasureWish,
    limits: { viewer: 'CHANGE_PASSWORD' },
    mails: true,
    run: async ({ viewer, input }) => ({
      body: { msg: answerWords().erasurePlanned(longDay(await askErasure(viewer, input))) },
    }),
  }),
})
