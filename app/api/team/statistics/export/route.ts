import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendStatistics } from '@/lib/statistics/export'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'statistics',
    run: async ({ viewer, request }) => sendStatistics(request, viewer),
  }),
})
