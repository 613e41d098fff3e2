import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { restoreCertificate } from '@/lib/certificates/revoke'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'restore certificate',
    role: 'manager',
    needsFreshFactor: true,
    sendsMail: true,
    run: async ({ viewer, params }) => {
      await restoreCertificate(viewer, `${params.number}`)
      return { body: { msg: apiResultText().certificateRestored } }
    },
  }),
})
