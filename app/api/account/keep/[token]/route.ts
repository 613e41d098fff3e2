import { apiResultText } from '@/i18n/api-results'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { cancelErasureByLink } from '@/lib/privacy/erasure/request'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    name: 'keep account',
    limits: { ip: 'ADDRESS_LINK' },
    sendsMail: true,
    run: async ({ params }) => {
      await cancelErasureByLink(`${params.token}`)
      return { body: { msg: apiResultText().erasureUndone } }
    },
  }),
})
