import { door, forViewer } from '@/lib/api/door'
import { filmFile } from '@/lib/library/queries'
import { sendFile } from '@/lib/library/send-file'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'video file',
    run: async ({ request, viewer, params }) =>
      sendFile(request, filmFile(viewer, String(params.id)), 'video/mp4'),
  }),
})
