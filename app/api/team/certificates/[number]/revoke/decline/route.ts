import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { declineRevocation } from '@/lib/certificates/revoke'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      await declineRevocation(viewer, `${params.number}`)
      return { body: { msg: apiResultText().revocationDeclined } }
    },
  }),
})
