import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { restoreLiveSession } from '@/lib/live-sessions/session/cancel'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'restore a session',
    role: 'editor',
    sendsMail: true,
    run: async ({ viewer, params }) => {
      await restoreLiveSession(viewer, requireUuid(String(params.id)))
      return { body: { msg: apiResultText().sessionRestored } }
    },
  }),
})
