import { schoolTrainingText } from '@/i18n/school-training'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { announceInHouseSession } from '@/lib/learning/notify-teachers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'announce in-house session',
    limits: { viewer: 'LEARNING' },
    sendsMail: true,
    run: async ({ viewer, params }) => {
      const count = await announceInHouseSession(viewer, `${params.id}`)
      return { body: { msg: schoolTrainingText().notices.sent(count) } }
    },
  }),
})
