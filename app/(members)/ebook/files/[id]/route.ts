import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getEbookFile } from '@/lib/library/queries'
import { sendLocatedFile } from '@/lib/library/send-located-file'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    name: 'ebook file',
    run: async ({ request, viewer, params }) =>
      sendLocatedFile(request, await getEbookFile(viewer, String(params.id)), {
        type: 'application/pdf',
      }),
  }),
})
