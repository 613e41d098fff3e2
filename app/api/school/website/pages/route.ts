import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { addPage } from '@/lib/school-sites/pages/pages'
import { newPageForm } from '@/lib/school-sites/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: newPageForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      const id = await addPage(viewer, input)
      return { status: 201, body: { msg: schoolSiteEditorText().results.pageAdded, id } }
    },
  }),
})
