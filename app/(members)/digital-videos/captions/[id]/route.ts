import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getCaptionsFile } from '@/lib/library/books'
import { sendLocatedFile } from '@/lib/library/send-file'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request, viewer, params }) =>
      sendLocatedFile(request, await getCaptionsFile(viewer, String(params.id)), {
        type: 'text/vtt; charset=utf-8',
      }),
  }),
})
