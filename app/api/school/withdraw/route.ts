import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { withdrawApplication } from '@/lib/schools/application/decide'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => {
      await withdrawApplication(viewer)
      return { body: { msg: apiResultText().applicationWithdrawn } }
    },
  }),
})
