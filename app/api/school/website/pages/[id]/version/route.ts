import { defineRoute, userHandler } from '@/lib/api/define-route'
import { restorePageVersion } from '@/lib/school-sites/pages/save'
import { restoreVersionForm } from '@/lib/school-sites/schema'
import { toSaveResult } from '@/lib/school-sites/site/settings'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: restoreVersionForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input, params }) => {
      return toSaveResult(await restorePageVersion(viewer, String(params.id), input))
    },
  }),
})
