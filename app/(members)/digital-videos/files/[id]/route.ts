import { door, forViewer } from '@/lib/api/door'
import { filmFile } from '@/lib/library/queries'
import { sendFound } from '@/lib/library/send-found'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'video file',
    run: async ({ request, viewer, params }) =>
      sendFound(request, await filmFile(viewer, String(params.id)), { type: 'video/mp4' }),
  }),
})
