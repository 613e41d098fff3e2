import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getVideoFile } from '@/lib/library/queries'
import { sendLocatedFile } from '@/lib/library/send-located-file'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    name: 'video file',
    run: async ({ request, viewer, params }) =>
      sendLocatedFile(request, await getVideoFile(viewer, String(params.id)), {
        type: 'video/mp4',
      }),
  }),
})
