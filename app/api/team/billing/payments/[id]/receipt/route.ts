import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendPaymentReceipt } from '@/lib/billing/document/send'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'accounts',
    run: async ({ params }) => sendPaymentReceipt(String(params.id)),
  }),
})
