import { after } from 'next/server'
import { withoutDeadline } from '@/base/deadline'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { closeLiveSessionByTeam } from '@/lib/certificates/commands/close'
import { issuePending } from '@/lib/certificates/commands/issue-pending'

/** The certificates of ten thousand are issued behind the answer; housekeeping finishes what is cut off. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'close session',
    may: 'editor',
    run: async ({ viewer, params }) => {
      const id = `${params.id}`
      await closeLiveSessionByTeam(viewer, id)
      after(() => withoutDeadline(() => issuePending(id)))
      return { body: { msg: apiResultText().sessionClosed } }
    },
  }),
})
