import { door, forTeam } from '@/lib/api/door'
import { publishItem } from '@/lib/content/commands/publish'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'publish item',
    may: 'editor',
    run: async ({ viewer, params }) => {
      const id = String(params.id)
      await publishItem(viewer, id)
      const undo = { path: `/api/team/library/${id}/withdraw` }
      return { body: { msg: answerWords().itemPublished, undo } }
    },
  }),
})
