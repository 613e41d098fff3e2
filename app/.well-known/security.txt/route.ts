import { settings } from '@/base/settings'
import { door, forAnyone } from '@/lib/api/door'
import { securityText } from '@/lib/security-text'

/** Where to report a weakness (RFC 9116). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'security contact',
    run: async () => {
      const { appUrl, owner } = settings()
      const text = securityText({ appUrl, contact: owner.email, now: new Date() })
      return new Response(text, {
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        },
      })
    },
  }),
})
