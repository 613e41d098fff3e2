import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { movePage } from '@/lib/school-sites/pages/pages'
import { movePageForm } from '@/lib/school-sites/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: movePageForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input, params }) => {
      await movePage(viewer, String(params.id), input)
      return { body: { msg: schoolSiteEditorText().results.moved } }
    },
  }),
})
