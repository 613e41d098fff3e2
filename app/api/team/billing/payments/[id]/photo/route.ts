import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { findPaymentPhoto } from '@/lib/billing/payment/reports'
import { sendStoredFile } from '@/lib/files/send'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'accounts',
    run: async ({ request, params }) =>
      sendStoredFile(request, await findPaymentPhoto(String(params.id))),
  }),
})
