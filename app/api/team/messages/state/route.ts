import { teamHomeText } from '@/i18n/team-home'
import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { setMessageStates } from '@/lib/contact/reply'
import { messagesStateForm } from '@/lib/contact/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: messagesStateForm,
    run: async ({ viewer, input: { ids, state } }) => {
      const changed = await setMessageStates(
        viewer,
        ids.map((id) => ({ id, state })),
      )
      const { bulk, states } = teamMessagesText()
      const names = teamHomeText().list.names(changed.map(({ subject }) => subject))
      if (changed.length === 0) return { body: { msg: bulk.nothing } }
      const previous = changed.map(({ id, state: before }) => ({ id, state: before }))
      const undo = { path: '/api/team/messages/state/undo', body: { previous } }
      return { body: { msg: bulk.done(states[state], names), undo } }
    },
  }),
})
