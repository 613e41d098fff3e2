import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendSchoolEmailLink } from '@/lib/schools/school-email'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'send link to school email',
    limits: { viewer: 'SCHOOL' },
    sendsMail: true,
    run: async ({ viewer }) => {
      const { email } = await sendSchoolEmailLink(viewer)
      return { body: { msg: schoolSiteEditorText().messages.linkSent(email) } }
    },
  }),
})
