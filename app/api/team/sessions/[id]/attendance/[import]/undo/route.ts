import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { undoAttendanceImport } from '@/lib/live-sessions/commands/import-attendance'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    name: 'take back attendance',
    run: async ({ viewer, params }) => {
      const [liveSessionId, importId] = [
        requireUuid(String(params.id)),
        requireUuid(String(params.import)),
      ]
      const { gone: removedCount } = await undoAttendanceImport(viewer.id, liveSessionId, importId)
      return { body: { msg: apiResultText().attendanceUndone(removedCount) } }
    },
  }),
})
