import { requireUuid } from '@/base/ids'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendSessionFeedback } from '@/lib/live-sessions/feedback'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'editor',
    run: async ({ viewer, request, params }) =>
      sendSessionFeedback(request, viewer, requireUuid(String(params.id))),
  }),
})
