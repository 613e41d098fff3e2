import { door, forTeam } from '@/lib/api/door'
import { withdrawItem } from '@/lib/content/commands/publish'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'withdraw item',
    may: 'editor',
    run: async ({ viewer, params }) => {
      await withdrawItem(viewer, String(params.id))
      return { body: { msg: answerWords().itemWithdrawn } }
    },
  }),
})
