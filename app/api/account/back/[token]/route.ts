import { takeBackAddress } from '@/lib/accounts/commands/take-back-address'
import { door, forAnyone } from '@/lib/api/door'
import { clearedCookies } from '@/lib/auth/cookies'
import { routes } from '@/lib/routes'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'take address back',
    limits: { address: 'ADDRESS_LINK' },
    run: async ({ params }) => {
      const { resetToken } = await takeBackAddress(`${params.token}`)
      const next = routes.resetPassword(resetToken)
      return { body: { msg: answerWords().addressTakenBack, next }, cookies: clearedCookies() }
    },
  }),
})
