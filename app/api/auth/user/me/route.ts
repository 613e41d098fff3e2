import { toPublicUser } from '@/lib/accounts/account'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createCsrfCookie } from '@/lib/auth/cookies'
import { buildNotices } from '@/lib/privacy/notices'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, caller }) => ({
      body: { ...toPublicUser(viewer), ...(await buildNotices(viewer)) },
      // Restores the readable CSRF cookie for browsers that lost it.
      cookies:
        caller.cookieSessionId === viewer.sessionId ? [createCsrfCookie(viewer.sessionId)] : [],
    }),
  }),
})
