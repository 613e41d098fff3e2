import { schoolSiteApprovalText } from '@/i18n/school-site-approval'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { publishSite } from '@/lib/school-sites/publish'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => {
      const { isAsked } = await publishSite(viewer)
      const msg = isAsked
        ? schoolSiteApprovalText().asked
        : schoolSiteEditorText().results.published
      return { body: { msg } }
    },
  }),
})
