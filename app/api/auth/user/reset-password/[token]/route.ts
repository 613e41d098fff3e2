import { redeemReset } from '@/lib/accounts/commands/reset-password'
import { passwordReset } from '@/lib/accounts/schema'
import { door, forAnyone } from '@/lib/api/door'
import { clearedCookies } from '@/lib/auth/cookies'
import { issueTo } from '@/lib/certificates/commands/issue'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'reset password',
    body: passwordReset,
    run: async ({ input, params }) => {
      await issueTo(await redeemReset(String(params.token), input))
      return { body: { msg: answerWords().passwordReset }, cookies: clearedCookies() }
    },
  }),
})
