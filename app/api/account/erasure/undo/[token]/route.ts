import { apiResultText } from '@/i18n/api-results'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { cancelErasureByLink } from '@/lib/privacy/erasure/request'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    limits: { ip: 'ADDRESS_LINK' },
    afterResponse: sendMailAfterResponse,
    run: async ({ params }) => {
      await cancelErasureByLink(`${params.token}`)
      return { body: { msg: apiResultText().erasureUndone } }
    },
  }),
})
