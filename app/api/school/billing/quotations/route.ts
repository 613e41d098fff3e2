import { schoolBillingText } from '@/i18n/school-billing'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { requestQuotation } from '@/lib/billing/quotation'
import { quotationForm } from '@/lib/billing/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'request quotation',
    body: quotationForm,
    limits: { viewer: 'SCHOOL' },
    sendsMail: true,
    run: async ({ viewer, input }) => {
      const { number, isEmailed } = await requestQuotation(viewer, input)
      const { quoted, quotedOnly } = schoolBillingText()
      return { status: 201, body: { msg: (isEmailed ? quoted : quotedOnly)(number) } }
    },
  }),
})
