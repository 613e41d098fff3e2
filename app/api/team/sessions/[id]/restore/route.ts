import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { restoreLiveSession } from '@/lib/live-sessions/session/cancel'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      await restoreLiveSession(viewer, requireUuid(String(params.id)))
      return { body: { msg: apiResultText().sessionRestored } }
    },
  }),
})
