import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { cancelErasure } from '@/lib/privacy/erasure/request'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer }) => {
      await cancelErasure(viewer)
      return { body: { msg: apiResultText().erasureUndone } }
    },
  }),
})
