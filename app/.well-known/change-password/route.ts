import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { routes } from '@/lib/routes'

/** For password managers (W3C, A Well-Known URL for Changing Passwords). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async () =>
      new Response(null, {
        status: 302,
        headers: { location: routes.changePassword, 'cache-control': 'public, max-age=3600' },
      }),
  }),
})
