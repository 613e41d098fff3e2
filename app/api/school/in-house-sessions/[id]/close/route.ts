import { schoolSessionsText } from '@/i18n/school-sessions'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { closeInHouseAttendance } from '@/lib/training/in-house/attendance'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, params }) => {
      await closeInHouseAttendance(viewer, `${params.id}`)
      return { body: { msg: schoolSessionsText().closing.closed } }
    },
  }),
})
