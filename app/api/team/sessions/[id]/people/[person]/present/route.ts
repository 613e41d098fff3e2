import { after } from 'next/server'
import { withoutDeadline } from '@/base/deadline'
import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { issuePending } from '@/lib/certificates/issue'
import { markPresent } from '@/lib/live-sessions/attendance/record'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      const [liveSessionId, userId] = [
        requireUuid(String(params.id)),
        requireUuid(String(params.person)),
      ]
      const name = await markPresent(viewer, liveSessionId, userId)
      // In a closed session, the certificate follows at once.
      after(() => withoutDeadline(() => issuePending(liveSessionId)))
      return { body: { msg: apiResultText().notedPresent(name) } }
    },
  }),
})
