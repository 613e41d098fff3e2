import { schoolTrainingText } from '@/i18n/school-training'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { announceLiveSession } from '@/lib/learning/notify-teachers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'LEARNING' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      const count = await announceLiveSession(viewer, `${params.slug}`)
      return { body: { msg: schoolTrainingText().notices.sent(count) } }
    },
  }),
})
