import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { createReplyTemplate } from '@/lib/contact/reply-templates'
import { replyTemplateForm } from '@/lib/contact/template-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: replyTemplateForm,
    run: async ({ viewer, input }) => {
      await createReplyTemplate(viewer, input)
      return { body: { msg: teamMessagesText().templates.results.added } }
    },
  }),
})
