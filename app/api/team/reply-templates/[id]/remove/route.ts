import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { setReplyTemplateRemoved } from '@/lib/contact/reply-templates'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      const id = String(params.id)
      await setReplyTemplateRemoved(viewer, id, true)
      const { removed } = teamMessagesText().templates.results
      const undo = { path: `/api/team/reply-templates/${id}/restore` }
      return { body: { msg: removed, undo } }
    },
  }),
})
