import { apiResultText } from '@/i18n/api-results'
import { resetRequest } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { vouchForColleague } from '@/lib/schools/teachers/list'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: resetRequest,
    limits: { viewer: 'ADDRESS_MAIL' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      await vouchForColleague(viewer, `${params.id}`, input)
      return { status: 201, body: { msg: apiResultText().recoveryAsked } }
    },
  }),
})
