import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { reopenLiveSession } from '@/lib/live-sessions/close'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      await reopenLiveSession(viewer, `${params.id}`)
      return { body: { msg: apiResultText().sessionReopened } }
    },
  }),
})
