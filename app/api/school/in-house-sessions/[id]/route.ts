import { schoolSessionsText } from '@/i18n/school-sessions'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { changeInHouseSession } from '@/lib/training/in-house/plan'
import { inHouseSessionUpdate } from '@/lib/training/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: inHouseSessionUpdate,
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, input, params }) => {
      await changeInHouseSession(viewer, `${params.id}`, input)
      return { body: { msg: schoolSessionsText().changed } }
    },
  }),
})
