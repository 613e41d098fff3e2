import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { ENQUIRY_PATHS } from '@/lib/school-sites/render/enquiry'
import { sendSitePage } from '@/lib/school-sites/serving/site-response'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ params }) => sendSitePage(String(params.slug), ENQUIRY_PATHS.sent),
  }),
})
