import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { markNoticeSeen } from '@/lib/privacy/notices'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'notice seen',
    run: async ({ viewer }) => {
      await markNoticeSeen(viewer.id)
      return { body: { msg: apiResultText().noticeSeen } }
    },
  }),
})
