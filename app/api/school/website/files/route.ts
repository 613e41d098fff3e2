import { defineRoute, userHandler } from '@/lib/api/define-route'
import { addSiteFile } from '@/lib/school-sites/files'

/** A complete file in one request, with its URL-encoded name in `x-file-name`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    acceptsStream: true,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, stream, request }) => {
      const name = request.headers.get('x-file-name')
      const query = new URL(request.url).searchParams
      const [kind, hasConsent] = [query.get('kind'), query.get('consent') === 'yes']
      return {
        status: 201,
        body: await addSiteFile(viewer, {
          ...{ name, stream, hasConsent },
          kind: kind === 'pdf' ? 'pdf' : 'picture',
        }),
      }
    },
  }),
})
