import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { newSiteForm } from '@/lib/school-sites/schema'
import { createSite } from '@/lib/school-sites/site/create'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: newSiteForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      await createSite(viewer, input)
      return { status: 201, body: { msg: schoolSiteEditorText().results.created } }
    },
  }),
})
