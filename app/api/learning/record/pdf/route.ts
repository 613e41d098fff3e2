import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendRecordPdf } from '@/lib/learning/record/print'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer }) => sendRecordPdf(viewer.id),
  }),
})
