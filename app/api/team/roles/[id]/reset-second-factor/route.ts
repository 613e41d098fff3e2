import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { userActor } from '@/lib/audit/audit-log'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { resetSecondFactor } from '@/lib/team/reset-second-factor'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      const { name } = await resetSecondFactor(userActor(viewer.id), { id: String(params.id) })
      return { body: { msg: apiResultText().factorReset(name) } }
    },
  }),
})
