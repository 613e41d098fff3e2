import { schoolSessionsText } from '@/i18n/school-sessions'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { planInHouseSession } from '@/lib/training/in-house/plan'
import { inHouseSessionForm } from '@/lib/training/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: inHouseSessionForm,
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, input }) => {
      const { id } = await planInHouseSession(viewer, input)
      return { status: 201, body: { msg: schoolSessionsText().planned, id } }
    },
  }),
})
