import { schoolSiteStartText } from '@/i18n/school-site-start'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { siteAnswersForm } from '@/lib/school-sites/answer-schema'
import { saveAnswers } from '@/lib/school-sites/pages/answer'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: siteAnswersForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      await saveAnswers(viewer, input)
      return { body: { msg: schoolSiteStartText().questions.saved } }
    },
  }),
})
