import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { sendSchoolEmailLink } from '@/lib/schools/school-email'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer }) => {
      const { email } = await sendSchoolEmailLink(viewer)
      return { body: { msg: schoolSiteEditorText().messages.linkSent(email) } }
    },
  }),
})
