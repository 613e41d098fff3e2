import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { VIDEO_FOLDER } from '@/lib/school-sites/render/video'
import { sendSitePage } from '@/lib/school-sites/serving/site-response'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ params }) => sendSitePage(String(params.slug), `${VIDEO_FOLDER}${params.id}`),
  }),
})
