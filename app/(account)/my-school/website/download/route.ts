import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendZip } from '@/lib/files/zip'
import { listStaticCopy } from '@/lib/school-sites/serving/static-copy'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, request }) => {
      const { name, files } = await listStaticCopy(viewer)
      return sendZip(request, files, { name })
    },
  }),
})
