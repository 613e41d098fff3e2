import { door, forViewer } from '@/lib/api/door'
import { themeSet } from '@/lib/toolkit/queries'
import { sendSet } from '@/lib/toolkit/send-set'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'toolkit set',
    run: async ({ request, viewer, params }) =>
      sendSet(request, await themeSet(viewer, String(params.id))),
  }),
})
