import { viewerFor } from '@/lib/api/caller'
import { door, forAnyone } from '@/lib/api/door'
import { clearedCookies } from '@/lib/auth/cookies'
import { endSession } from '@/lib/auth/sessions'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'logout',
    run: async ({ caller }) => {
      const viewer = await viewerFor(caller)
      if (viewer) await endSession(viewer.sessionId)
      if (caller.cookieSession) await endSession(caller.cookieSession)
      return { body: { msg: answerWords().loggedOut }, cookies: clearedCookies() }
    },
  }),
})
