import { door, forTeam } from '@/lib/api/door'
import { publishItem } from '@/lib/content/commands/publish'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'publish item',
    may: 'editor',
    run: async ({ viewer, params }) => {
      await publishItem(viewer, String(params.id))
      return { body: { msg: answerWords().itemPublished } }
    },
  }),
})
