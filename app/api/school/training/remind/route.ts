import { schoolTrainingText } from '@/i18n/school-training'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { remindTeachersWithoutHours } from '@/lib/learning/notify-teachers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'LEARNING' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer }) => {
      const count = await remindTeachersWithoutHours(viewer)
      return { body: { msg: schoolTrainingText().notices.sent(count) } }
    },
  }),
})
