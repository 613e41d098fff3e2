import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { sessionCancellationForm } from '@/lib/live-sessions/schema'
import { cancelLiveSession } from '@/lib/live-sessions/session/cancel'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: sessionCancellationForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const count = await cancelLiveSession(viewer, requireUuid(String(params.id)), input)
      return { body: { msg: apiResultText().sessionCancelled(count) } }
    },
  }),
})
