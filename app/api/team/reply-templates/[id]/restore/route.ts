import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { setReplyTemplateRemoved } from '@/lib/contact/reply-templates'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      const id = String(params.id)
      await setReplyTemplateRemoved(viewer, id, false)
      const { restored } = teamMessagesText().templates.results
      return { body: { msg: restored } }
    },
  }),
})
