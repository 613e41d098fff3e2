import { schoolSessionsText } from '@/i18n/school-sessions'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { reopenInHouseAttendance } from '@/lib/training/in-house/attendance'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, params }) => {
      await reopenInHouseAttendance(viewer, `${params.id}`)
      return { body: { msg: schoolSessionsText().closing.reopened } }
    },
  }),
})
