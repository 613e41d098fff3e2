import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { removePage } from '@/lib/school-sites/pages/pages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      await removePage(viewer, String(params.id))
      return { body: { msg: schoolSiteEditorText().results.pageRemoved } }
    },
  }),
})
