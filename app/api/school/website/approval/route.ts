import { schoolSiteApprovalText } from '@/i18n/school-site-approval'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { siteApprovalForm } from '@/lib/school-sites/schema'
import { setApproval } from '@/lib/school-sites/site/approval'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: siteApprovalForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      await setApproval(viewer, input)
      return { body: { msg: schoolSiteApprovalText().saved } }
    },
  }),
})
