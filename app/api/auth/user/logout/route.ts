import { apiResultText } from '@/i18n/api-results'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { createClearedCookies } from '@/lib/auth/cookies'
import { endSession } from '@/lib/auth/sessions'
import { readJson } from '@/lib/http/body'
import { findViewerForCaller } from '@/lib/http/caller'
import { logoutForm } from '@/lib/push/schema'
import { forgetDevice } from '@/lib/push/subscriptions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    run: async ({ caller, request }) => {
      const viewer = await findViewerForCaller(caller)
      if (viewer) await endSession(viewer.sessionId)
      if (caller.cookieSessionId) await endSession(caller.cookieSessionId)
      const endpoint = await readEndpoint(request)
      if (endpoint) await forgetDevice(endpoint)
      return { body: { msg: apiResultText().loggedOut }, cookies: createClearedCookies() }
    },
  }),
})

async function readEndpoint(request: Request): Promise<string | undefined> {
  // Whatever the body is, it does not stop a logout.
  const body = await readJson(request).catch(() => ({}))
  return logoutForm.safeParse(body).data?.endpoint
}
