import { door, forViewer } from '@/lib/api/door'
import { ebookFile } from '@/lib/library/queries'
import { sendFound } from '@/lib/library/send-found'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'ebook file',
    run: async ({ request, viewer, params }) =>
      sendFound(request, await ebookFile(viewer, String(params.id)), { type: 'application/pdf' }),
  }),
})
