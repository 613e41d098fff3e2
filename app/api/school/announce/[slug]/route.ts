import { schoolTrainingText } from '@/i18n/school-training'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { announceLiveSession } from '@/lib/learning/notify-teachers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'announce live session to own teachers',
    limits: { viewer: 'LEARNING' },
    sendsMail: true,
    run: async ({ viewer, params }) => {
      const count = await announceLiveSession(viewer, `${params.slug}`)
      return { body: { msg: schoolTrainingText().notices.sent(count) } }
    },
  }),
})
