import { door, forAnyone } from '@/lib/api/door'
import { routes } from '@/lib/routes'

/** Where password managers look for the form (W3C, A Well-Known URL for Changing Passwords). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'change password address',
    run: async () =>
      new Response(null, {
        status: 302,
        headers: { location: routes.changePassword, 'cache-control': 'public, max-age=3600' },
      }),
  }),
})
