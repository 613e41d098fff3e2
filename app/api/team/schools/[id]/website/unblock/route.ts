import { schoolSiteContactText } from '@/i18n/school-site-contact'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { unblockSite } from '@/lib/school-sites/site/block'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      await unblockSite(viewer, String(params.id))
      return { body: { msg: schoolSiteContactText().team.results.unblocked } }
    },
  }),
})
