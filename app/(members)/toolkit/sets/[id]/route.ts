import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getThemeArchive } from '@/lib/toolkit/queries'
import { sendThemeArchive } from '@/lib/toolkit/send-archive'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    name: 'toolkit set',
    run: async ({ request, viewer, params }) =>
      sendThemeArchive(request, await getThemeArchive(viewer, String(params.id))),
  }),
})
