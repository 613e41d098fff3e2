import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { markNoticeSeen } from '@/lib/privacy/notices'
import { noticeSeenForm } from '@/lib/privacy/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: noticeSeenForm,
    run: async ({ viewer, input }) => {
      await markNoticeSeen(viewer.id, input)
      return { body: { msg: apiResultText().noticeSeen } }
    },
  }),
})
