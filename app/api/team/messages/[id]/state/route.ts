import { door, forTeam } from '@/lib/api/door'
import { putMessage } from '@/lib/contact/commands/answer'
import { nextOpen } from '@/lib/contact/queries'
import { messageStateWish } from '@/lib/contact/schema'
import { routes } from '@/lib/routes'
import { deskMessagesWords } from '@/words/desk-messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'put message',
    body: messageStateWish,
    run: async ({ viewer, input: { state }, params }) => {
      const id = String(params.id)
      const { before } = await putMessage(viewer, id, state)
      const { spam, open, closed } = deskMessagesWords().told
      const msg = { spam, open, answered: closed }[state]
      if (state === 'open') return { body: { msg, next: routes.teamMessage(id) } }
      const undo = { path: `/api/team/messages/${id}/state`, body: { state: before } }
      const next = await nextOpen(id)
      return { body: { msg, undo, next: next ? routes.teamMessage(next) : routes.team } }
    },
  }),
})
