import { feedbackText } from '@/i18n/feedback'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { saveFeedback } from '@/lib/live-sessions/feedback'
import { readSlug } from '@/lib/live-sessions/registration/registration'
import { feedbackForm } from '@/lib/live-sessions/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: feedbackForm,
    limits: { viewer: 'SERIES' },
    run: async ({ viewer, input, params }) => {
      await saveFeedback(viewer, readSlug(params), input)
      return { body: { msg: feedbackText().saved } }
    },
  }),
})
