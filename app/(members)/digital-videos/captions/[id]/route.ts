import { door, forViewer } from '@/lib/api/door'
import { captionsFile } from '@/lib/library/queries'
import { sendFile } from '@/lib/library/send-file'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'video captions',
    run: async ({ request, viewer, params }) =>
      sendFile(request, captionsFile(viewer, String(params.id)), 'text/vtt; charset=utf-8'),
  }),
})
