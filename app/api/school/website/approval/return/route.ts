import { schoolSiteApprovalText } from '@/i18n/school-site-approval'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { returnDraftForm } from '@/lib/school-sites/schema'
import { returnDraft } from '@/lib/school-sites/site/approval'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: returnDraftForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      await returnDraft(viewer, input)
      return { body: { msg: schoolSiteApprovalText().returned } }
    },
  }),
})
