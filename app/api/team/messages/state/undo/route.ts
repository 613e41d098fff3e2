import { teamHomeText } from '@/i18n/team-home'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { setMessageStates } from '@/lib/contact/reply'
import { messagesUndoForm } from '@/lib/contact/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: messagesUndoForm,
    run: async ({ viewer, input: { previous } }) => {
      await setMessageStates(viewer, previous)
      return { body: { msg: teamHomeText().form.undone } }
    },
  }),
})
