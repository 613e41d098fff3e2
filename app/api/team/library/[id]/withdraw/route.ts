import { door, forTeam } from '@/lib/api/door'
import { withdrawItem } from '@/lib/content/commands/publish'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'withdraw item',
    may: 'editor',
    run: async ({ viewer, params }) => {
      const id = String(params.id)
      await withdrawItem(viewer, id)
      const undo = { path: `/api/team/library/${id}/publish` }
      return { body: { msg: answerWords().itemWithdrawn, undo } }
    },
  }),
})
