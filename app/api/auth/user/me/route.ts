import { publicUser } from '@/lib/accounts/public-user'
import { door, forViewer } from '@/lib/api/door'
import { forgeryCookie } from '@/lib/auth/cookies'
import { newsFor } from '@/lib/rights/news'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'me',
    run: async ({ viewer, caller }) => ({
      body: { ...publicUser(viewer), ...newsFor(viewer) },
      // A browser that lost the readable cookie but kept its session gets it back here.
      cookies: caller.cookieSession === viewer.sessionId ? [forgeryCookie(viewer.sessionId)] : [],
    }),
  }),
})
