import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { undoReply } from '@/lib/contact/reply'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      const { text } = await undoReply(viewer, String(params.id))
      return { body: { msg: teamMessagesText().results.undone, text } }
    },
  }),
})
