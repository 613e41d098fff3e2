import { schoolBillingText } from '@/i18n/school-billing'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { askForSeats } from '@/lib/billing/more-seats/request'
import { moreSeatsForm } from '@/lib/billing/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: moreSeatsForm,
    form: {},
    limits: { viewer: 'SCHOOL' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      const { seats, quoted } = await askForSeats(viewer, input.seats)
      const text = schoolBillingText()
      const msg = seats
        ? text.moreSeats.added(seats.added, seats.total)
        : (quoted.isEmailed ? text.quoted : text.quotedOnly)(quoted.number)
      return { status: 201, body: { msg } }
    },
  }),
})
