import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { resendInvitation } from '@/lib/schools/invitation/manage'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      await resendInvitation(viewer, String(params.id))
      return { body: { msg: apiResultText().invitedAgain } }
    },
  }),
})
