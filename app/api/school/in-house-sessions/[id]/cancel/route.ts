import { schoolSessionsText } from '@/i18n/school-sessions'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { cancelInHouseSession } from '@/lib/training/in-house/plan'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, params }) => {
      await cancelInHouseSession(viewer, `${params.id}`)
      return { body: { msg: schoolSessionsText().cancelled } }
    },
  }),
})
