import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { undoNewTime } from '@/lib/live-sessions/commands/undo-new-time'
import { newTimeUndoForm } from '@/lib/live-sessions/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'undo the new time of a session',
    role: 'editor',
    body: newTimeUndoForm,
    run: async ({ viewer, input, params }) => {
      await undoNewTime(viewer, requireUuid(String(params.id)), input.reach)
      return { body: { msg: apiResultText().newTimeUndone } }
    },
  }),
})
