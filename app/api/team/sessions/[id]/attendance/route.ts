import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { attendanceChunk, importAttendanceList } from '@/lib/live-sessions/attendance/import'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: attendanceChunk,
    run: async ({ viewer, params, input }) => {
      const { list: importId, noted: recordedCount } = await importAttendanceList(
        viewer.id,
        requireUuid(String(params.id)),
        input,
      )
      return {
        body: {
          msg: apiResultText().attendanceNoted(recordedCount),
          list: importId,
          noted: recordedCount,
        },
      }
    },
  }),
})
