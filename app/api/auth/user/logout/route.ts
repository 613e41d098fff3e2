import { apiResultText } from '@/i18n/api-results'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { createClearedCookies } from '@/lib/auth/cookies'
import { endSession } from '@/lib/auth/sessions'
import { findViewerForCaller } from '@/lib/http/caller'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    name: 'logout',
    run: async ({ caller }) => {
      const viewer = await findViewerForCaller(caller)
      if (viewer) await endSession(viewer.sessionId)
      if (caller.cookieSessionId) await endSession(caller.cookieSessionId)
      return { body: { msg: apiResultText().loggedOut }, cookies: createClearedCookies() }
    },
  }),
})
