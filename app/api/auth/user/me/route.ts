import { toPublicUser } from '@/lib/accounts/public-user'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createCsrfCookie } from '@/lib/auth/cookies'
import { buildNotices } from '@/lib/privacy/notices'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    name: 'me',
    run: async ({ viewer, caller }) => ({
      body: { ...toPublicUser(viewer), ...buildNotices(viewer) },
      // A browser that lost the readable cookie but kept its session gets it back here.
      cookies:
        caller.cookieSession === viewer.sessionId ? [createCsrfCookie(viewer.sessionId)] : [],
    }),
  }),
})
