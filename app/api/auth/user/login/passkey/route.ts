import { logInByPasskey } from '@/lib/accounts/commands/log-in-by-passkey'
import { placeOf } from '@/lib/api/caller'
import { door, forAnyone } from '@/lib/api/door'
import { loggedIn } from '@/lib/api/logged-in'
import { passkeyAnswer } from '@/lib/auth/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'passkey login',
    body: passkeyAnswer,
    limits: { address: 'LOGIN_ADDRESS' },
    run: async ({ input, caller, request }) =>
      loggedIn(await logInByPasskey(input, placeOf(caller, request.headers))),
  }),
})
