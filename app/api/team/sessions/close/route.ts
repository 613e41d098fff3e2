import { after } from 'next/server'
import { withoutDeadline } from '@/base/deadline'
import { teamHomeText } from '@/i18n/team-home'
import { teamSessionsText } from '@/i18n/team-sessions'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { issuePending } from '@/lib/certificates/issue'
import { closeChosenSessions } from '@/lib/live-sessions/close'
import { sessionIdsForm } from '@/lib/live-sessions/plan/schema'

/** Certificates are issued after the response; housekeeping completes an interrupted run. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: sessionIdsForm,
    run: async ({ viewer, input }) => {
      const closed = await closeChosenSessions(viewer, input.ids)
      after(() =>
        withoutDeadline(async () => {
          for (const { id } of closed) await issuePending(id)
        }),
      )
      const { bulk } = teamSessionsText()
      const names = teamHomeText().list.names(closed.map(({ title }) => title))
      return { body: { msg: closed.length > 0 ? bulk.closed(names) : bulk.nothingClosed } }
    },
  }),
})
