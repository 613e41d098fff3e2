import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { undoCorrection } from '@/lib/certificates/revoke'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'take back correction',
    role: 'manager',
    needsFreshFactor: true,
    sendsMail: true,
    run: async ({ viewer, params }) => {
      await undoCorrection(viewer, `${params.number}`)
      return { body: { msg: apiResultText().correctionUndone } }
    },
  }),
})
