import { settings } from '@/base/settings'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { buildSecurityText } from '@/lib/security-text'

/** RFC 9116. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async () => {
      const { appUrl, owner } = settings()
      const text = buildSecurityText({ appUrl, contact: owner.email, now: new Date() })
      return new Response(text, {
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        },
      })
    },
  }),
})
