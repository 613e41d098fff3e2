import { defineRoute, userHandler } from '@/lib/api/define-route'
import { savePage } from '@/lib/school-sites/pages/save'
import { sitePageForm } from '@/lib/school-sites/schema'
import { toSaveResult } from '@/lib/school-sites/site/settings'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: sitePageForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input, params }) => {
      return toSaveResult(await savePage(viewer, String(params.id), input))
    },
  }),
})
