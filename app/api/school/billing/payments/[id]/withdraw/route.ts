import { schoolBillingText } from '@/i18n/school-billing'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { withdrawReport } from '@/lib/billing/payment/reports'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      await withdrawReport(viewer, String(params.id))
      return { body: { msg: schoolBillingText().reportWithdrawn } }
    },
  }),
})
