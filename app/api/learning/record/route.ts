import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendRecordCsv } from '@/lib/learning/record/print'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'LEARNING' },
    run: async ({ request, viewer }) => sendRecordCsv(request, viewer.id),
  }),
})
