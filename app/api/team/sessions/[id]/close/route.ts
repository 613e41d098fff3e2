import { after } from 'next/server'
import { withoutDeadline } from '@/base/deadline'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { issuePending } from '@/lib/certificates/issue'
import { closeLiveSessionByTeam } from '@/lib/live-sessions/close'

/** Issues up to 10,000 certificates after the response; housekeeping completes an interrupted run. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      const id = `${params.id}`
      await closeLiveSessionByTeam(viewer, id)
      after(() => withoutDeadline(() => issuePending(id)))
      return { body: { msg: apiResultText().sessionClosed } }
    },
  }),
})
