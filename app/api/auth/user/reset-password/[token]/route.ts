import { redeemReset } from '@/lib/accounts/commands/reset-password'
import { passwordReset } from '@/lib/accounts/schema'
import { door, forAnyone } from '@/lib/api/door'
import { clearedCookies } from '@/lib/auth/cookies'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'reset password',
    body: passwordReset,
    run: async ({ input, params }) => {
      await redeemReset(String(params.token), input)
      const msg = 'Your password has been changed. Please log in with the new one.'
      return { body: { msg }, cookies: clearedCookies() }
    },
  }),
})
