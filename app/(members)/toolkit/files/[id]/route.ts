import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendLocatedFile } from '@/lib/library/send-located-file'
import { getToolkitFile } from '@/lib/toolkit/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    name: 'toolkit file',
    run: async ({ request, viewer, params }) => {
      const {
        file = null,
        type = '',
        name,
      } = (await getToolkitFile(viewer, String(params.id))) ?? {}
      return sendLocatedFile(request, file, { type, saveAs: name })
    },
  }),
})
