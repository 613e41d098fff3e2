import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendDraftPage } from '@/lib/school-sites/serving/site-response'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, request }) =>
      sendDraftPage(viewer, '', new URL(request.url).searchParams),
  }),
})
