import { door, forViewer } from '@/lib/api/door'
import { sendFound } from '@/lib/library/send-found'
import { toolkitFile } from '@/lib/toolkit/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'toolkit file',
    run: async ({ request, viewer, params }) => {
      const { file = null, type = '', name } = (await toolkitFile(viewer, String(params.id))) ?? {}
      return sendFound(request, file, { type, saveAs: name })
    },
  }),
})
