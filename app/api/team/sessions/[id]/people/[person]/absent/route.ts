import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { markAbsent } from '@/lib/live-sessions/commands/mark-attendance'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'note who was absent',
    role: 'editor',
    run: async ({ viewer, params }) => {
      const [liveSessionId, userId] = [
        requireUuid(String(params.id)),
        requireUuid(String(params.person)),
      ]
      return {
        body: { msg: apiResultText().notedAbsent(await markAbsent(viewer, liveSessionId, userId)) },
      }
    },
  }),
})
