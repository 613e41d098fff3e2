import { door, forViewer } from '@/lib/api/door'
import { ebookFile } from '@/lib/library/queries'
import { sendFile } from '@/lib/library/send-file'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'ebook file',
    run: async ({ request, viewer, params }) =>
      sendFile(request, ebookFile(viewer, String(params.id)), 'application/pdf'),
  }),
})
