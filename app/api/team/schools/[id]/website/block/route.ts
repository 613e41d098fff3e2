import { schoolSiteContactText } from '@/i18n/school-site-contact'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { siteBlockForm } from '@/lib/school-sites/schema'
import { blockSite } from '@/lib/school-sites/site/block'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: siteBlockForm,
    run: async ({ viewer, input, params }) => {
      await blockSite(viewer, String(params.id), input)
      return { body: { msg: schoolSiteContactText().team.results.blocked } }
    },
  }),
})
