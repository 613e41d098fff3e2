import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { askForSchool } from '@/lib/billing/more-seats/request'
import { moreSeatsForm } from '@/lib/billing/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'accounts',
    body: moreSeatsForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const { results } = teamBillingText()
      const { seats, quoted } = await askForSchool(viewer, String(params.id), input.seats)
      if (seats) return { body: { msg: results.seatsAdded(seats) } }
      const msg = (quoted.isEmailed ? results.quoted : results.quotedOnly)(quoted.number)
      return { body: { msg, next: routes.teamOrder(quoted.orderId) } }
    },
  }),
})
