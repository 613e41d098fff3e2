import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getHomeSummary } from '@/lib/learning/home-summary'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer }) => ({ body: await getHomeSummary(viewer) }),
  }),
})
