import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendTrainingFile } from '@/lib/learning/training-file/archive'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, request }) => sendTrainingFile(viewer, request),
  }),
})
