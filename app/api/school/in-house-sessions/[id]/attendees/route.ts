import { schoolSessionsText } from '@/i18n/school-sessions'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { saveInHouseAttendees } from '@/lib/training/in-house/plan'
import { inHouseAttendees } from '@/lib/training/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: inHouseAttendees,
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, input, params }) => {
      await saveInHouseAttendees(viewer, `${params.id}`, input)
      return { body: { msg: schoolSessionsText().attendanceSaved } }
    },
  }),
})
