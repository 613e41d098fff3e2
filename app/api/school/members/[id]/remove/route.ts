import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { memberRemovalForm } from '@/lib/schools/schema'
import { removeMember } from '@/lib/schools/teachers/remove'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    afterResponse: sendMailAfterResponse,
    body: memberRemovalForm,
    run: async ({ viewer, input, params }) => {
      const { name } = await removeMember(viewer, String(params.id), input)
      const { memberRemoved, linkReplaced } = apiResultText()
      const msg = input.replaceLink ? `${memberRemoved(name)} ${linkReplaced}` : memberRemoved(name)
      return { body: { msg } }
    },
  }),
})
