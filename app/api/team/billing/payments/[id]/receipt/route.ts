import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendPaymentReceipt } from '@/lib/billing/document/send'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'accounts',
    name: 'team payment receipt',
    run: async ({ params }) => sendPaymentReceipt(String(params.id)),
  }),
})
