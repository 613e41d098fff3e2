import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { getNextOpenMessageId } from '@/lib/contact/messages'
import { setMessageState } from '@/lib/contact/reply'
import { messageStateForm } from '@/lib/contact/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: messageStateForm,
    run: async ({ viewer, input: { state }, params }) => {
      const id = String(params.id)
      const { before: previousState } = await setMessageState(viewer, id, state)
      const { spam, open, closed } = teamMessagesText().results
      const msg = { spam, open, answered: closed }[state]
      if (state === 'open') return { body: { msg, next: routes.teamMessage(id) } }
      const undo = { path: `/api/team/messages/${id}/state`, body: { state: previousState } }
      const nextMessageId = await getNextOpenMessageId(id)
      return {
        body: { msg, undo, next: nextMessageId ? routes.teamMessage(nextMessageId) : routes.team },
      }
    },
  }),
})
