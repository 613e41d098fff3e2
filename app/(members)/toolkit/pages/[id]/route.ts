import { door, forViewer } from '@/lib/api/door'
import { sendFile } from '@/lib/library/send-file'
import { pagePicture } from '@/lib/toolkit/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'toolkit page',
    run: async ({ request, viewer, params }) =>
      sendFile(request, pagePicture(viewer, String(params.id)), 'image/webp'),
  }),
})
