import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { siteEditorForm } from '@/lib/school-sites/schema'
import { changeSiteEditor } from '@/lib/school-sites/site/settings'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: siteEditorForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      await changeSiteEditor(viewer, input)
      return { body: { msg: schoolSiteEditorText().results.editors } }
    },
  }),
})
