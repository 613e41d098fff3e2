import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { undoAttendanceImport } from '@/lib/live-sessions/attendance/import'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      const [liveSessionId, importId] = [
        requireUuid(String(params.id)),
        requireUuid(String(params.import)),
      ]
      const undone = await undoAttendanceImport(viewer.id, liveSessionId, importId)
      const text = apiResultText()
      const notes = [text.attendanceUndone(undone.gone)]
      if (undone.certified > 0) notes.push(text.certificatesStay(undone.certified))
      return { body: { msg: notes.join(' ') } }
    },
  }),
})
