import { door, forTeam } from '@/lib/api/door'
import { makeItem } from '@/lib/content/commands/make'
import { newItem } from '@/lib/content/schema'
import { routes } from '@/lib/routes'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'make item',
    may: 'editor',
    body: newItem,
    run: async ({ viewer, input }) => {
      const id = await makeItem(viewer, input.shelf, input.title)
      return { status: 201, body: { msg: answerWords().itemMade, next: routes.teamItem(id) } }
    },
  }),
})
