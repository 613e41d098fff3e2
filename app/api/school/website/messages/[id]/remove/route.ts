import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { removeSiteMessage } from '@/lib/school-sites/messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      await removeSiteMessage(viewer, String(params.id))
      return { body: { msg: schoolSiteEditorText().messages.removed } }
    },
  }),
})
