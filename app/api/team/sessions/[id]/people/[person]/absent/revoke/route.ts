import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { removeAttendee } from '@/lib/certificates/remove-attendee'
import { revocationForm } from '@/lib/certificates/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: revocationForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const [liveSessionId, userId] = [requireUuid(`${params.id}`), requireUuid(`${params.person}`)]
      const decision = { certificate: 'revoke', reason: input.reason } as const
      const { name } = await removeAttendee(viewer, liveSessionId, userId, decision)
      return { body: { msg: apiResultText().absentAndRevoked(name) } }
    },
  }),
})
