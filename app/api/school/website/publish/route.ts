import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { publishSite } from '@/lib/school-sites/publish'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => {
      await publishSite(viewer)
      return { body: { msg: schoolSiteEditorText().results.published } }
    },
  }),
})
