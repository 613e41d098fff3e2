import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendLocatedFile } from '@/lib/library/send-file'
import { getPagePicture } from '@/lib/toolkit/files'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request, viewer, params }) =>
      sendLocatedFile(request, await getPagePicture(viewer, String(params.id)), {
        type: 'image/webp',
      }),
  }),
})
