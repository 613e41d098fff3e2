import { schoolBillingText } from '@/i18n/school-billing'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { addPaymentPhoto } from '@/lib/billing/payment/reports'

/** A complete file in one request, with its URL-encoded name in `x-file-name`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    acceptsStream: true,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params, stream, request }) => {
      const name = request.headers.get('x-file-name')
      await addPaymentPhoto(viewer, String(params.id), { name, stream })
      return { status: 201, body: { msg: schoolBillingText().photoAdded } }
    },
  }),
})
