import { door, forViewer } from '@/lib/api/door'
import { sendFound } from '@/lib/library/send-found'
import { pagePicture } from '@/lib/toolkit/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'toolkit page',
    run: async ({ request, viewer, params }) =>
      sendFound(request, await pagePicture(viewer, String(params.id)), { type: 'image/webp' }),
  }),
})
