import { defineRoute, userHandler } from '@/lib/api/define-route'
import { redirectTo } from '@/lib/http/form'
import { registerForSession } from '@/lib/live-sessions/commands/register'
import { buildReturnUrls, readSlug } from '@/lib/live-sessions/forms'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'register for a session',
    formRedirects: buildReturnUrls,
    limits: { viewer: 'SERIES' },
    sendsMail: true,
    run: async ({ viewer, params }) =>
      redirectTo(
        buildReturnUrls(params).resultUrl(await registerForSession(viewer, readSlug(params))),
      ),
  }),
})
