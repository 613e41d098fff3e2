import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { updateReplyTemplate } from '@/lib/contact/reply-templates'
import { replyTemplateUpdateForm } from '@/lib/contact/template-schema'
import { buildEditConflictResult } from '@/lib/http/result'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: replyTemplateUpdateForm,
    run: async ({ viewer, input, params }) => {
      const { results } = teamMessagesText().templates
      const conflict = await updateReplyTemplate(viewer, String(params.id), input)
      return conflict
        ? buildEditConflictResult(results.changedBy(conflict.name), conflict)
        : { body: { msg: results.saved } }
    },
  }),
})
