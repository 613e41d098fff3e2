import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { objectToChanges } from '@/lib/privacy/merge/plan'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    run: async ({ viewer }) => {
      await objectToChanges(viewer)
      return { body: { msg: apiResultText().recoveryObjected } }
    },
  }),
})
