import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { undoNewTime } from '@/lib/live-sessions/new-time'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      await undoNewTime(viewer, requireUuid(String(params.id)))
      return { body: { msg: apiResultText().newTimeUndone } }
    },
  }),
})
