import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { cancelErasure } from '@/lib/privacy/erasure/request'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'undo erasure',
    sendsMail: true,
    run: async ({ viewer }) => {
      await cancelErasure(viewer)
      return { body: { msg: apiResultText().erasureUndone } }
    },
  }),
})
