import { door, forViewer } from '@/lib/api/door'
import { sendFile } from '@/lib/library/send-file'
import { toolkitFile } from '@/lib/toolkit/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'toolkit file',
    run: async ({ request, viewer, params }) => {
      const { file = null, type = '', name } = toolkitFile(viewer, String(params.id)) ?? {}
      return sendFile(request, file, type, name)
    },
  }),
})
