import { door, forTeam } from '@/lib/api/door'
import { moveItem } from '@/lib/content/commands/move'
import { itemMove } from '@/lib/content/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'move item',
    may: 'editor',
    body: itemMove,
    run: async ({ viewer, params, input }) => {
      await moveItem(viewer, String(params.id), input.direction)
      return { body: { msg: answerWords().itemMoved } }
    },
  }),
})
