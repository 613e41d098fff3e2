import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { newLiveSessionForm } from '@/lib/live-sessions/schema'
import { createLiveSessions } from '@/lib/live-sessions/session/create'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: newLiveSessionForm,
    run: async ({ viewer, input }) => {
      const id = await createLiveSessions(viewer, input)
      return { status: 201, body: { id, msg: apiResultText().sessionCreated } }
    },
  }),
})
