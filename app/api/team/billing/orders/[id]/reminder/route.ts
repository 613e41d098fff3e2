import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { remindSchool } from '@/lib/billing/order/remind'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      const isEmailed = await remindSchool(viewer, String(params.id))
      const { reminded, notReminded } = teamBillingText().results
      return { body: { msg: isEmailed ? reminded : notReminded } }
    },
  }),
})
