import { defineRoute, userHandler } from '@/lib/api/define-route'
import { redirectTo } from '@/lib/http/form'
import { buildReturnUrls, readSlug } from '@/lib/live-sessions/form-requests'
import { registerForSession } from '@/lib/live-sessions/registration/register'

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
