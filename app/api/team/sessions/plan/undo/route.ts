import { teamSessionPlanText } from '@/i18n/team-session-plan'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sessionIdsForm } from '@/lib/live-sessions/plan/schema'
import { deleteSessionDrafts } from '@/lib/live-sessions/session/plan'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: sessionIdsForm,
    run: async ({ viewer, input }) => {
      const count = await deleteSessionDrafts(viewer, input.ids)
      return { body: { msg: teamSessionPlanText().undone(count) } }
    },
  }),
})
