import { schoolTrainingText } from '@/i18n/school-training'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { remindTeachersWithoutHours } from '@/lib/learning/notify-teachers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'remind teachers without hours',
    limits: { viewer: 'LEARNING' },
    sendsMail: true,
    run: async ({ viewer }) => {
      const count = await remindTeachersWithoutHours(viewer)
      return { body: { msg: schoolTrainingText().notices.sent(count) } }
    },
  }),
})
