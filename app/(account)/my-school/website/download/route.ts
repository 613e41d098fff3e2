import { Readable } from 'node:stream'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createZip } from '@/lib/files/zip'
import { listStaticCopy } from '@/lib/school-sites/serving/static-copy'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, request }) => {
      const { name, files } = await listStaticCopy(viewer)
      const body =
        request.method === 'HEAD' ? null : Readable.toWeb(Readable.from(createZip(files)))
      return new Response(body as ReadableStream | null, {
        headers: {
          'content-type': 'application/zip',
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'content-disposition': `attachment; filename="${name}"`,
        },
      })
    },
  }),
})
