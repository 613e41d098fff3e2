import { schoolBillingText } from '@/i18n/school-billing'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { requestQuotation } from '@/lib/billing/quotation'
import { quotationForm } from '@/lib/billing/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: quotationForm,
    limits: { viewer: 'SCHOOL' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      const { number, isEmailed } = await requestQuotation(viewer, input)
      const { quoted, quotedOnly } = schoolBillingText()
      return { status: 201, body: { msg: (isEmailed ? quoted : quotedOnly)(number) } }
    },
  }),
})
