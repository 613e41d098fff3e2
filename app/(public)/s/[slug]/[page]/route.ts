import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { sendSitePage } from '@/lib/school-sites/send-site-page'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    name: 'page of a school',
    run: async ({ params }) => sendSitePage(String(params.slug), String(params.page)),
  }),
})
