import { logIn } from '@/lib/accounts/commands/log-in'
import { credentials } from '@/lib/accounts/schema'
import { placeOf } from '@/lib/api/caller'
import { door, forAnyone } from '@/lib/api/door'
import { loggedIn } from '@/lib/api/logged-in'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'login',
    body: credentials,
    limits: { address: 'LOGIN_ADDRESS' },
    run: async ({ input, caller, request }) =>
      loggedIn(await logIn(input, placeOf(caller, request.headers))),
  }),
})
