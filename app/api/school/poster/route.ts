import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendPoster } from '@/lib/training/poster'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer }) => sendPoster(viewer),
  }),
})
