import { door, forViewer } from '@/lib/api/door'
import { captionsFile } from '@/lib/library/queries'
import { sendFound } from '@/lib/library/send-found'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'video captions',
    run: async ({ request, viewer, params }) =>
      sendFound(request, await captionsFile(viewer, String(params.id)), {
        type: 'text/vtt; charset=utf-8',
      }),
  }),
})
