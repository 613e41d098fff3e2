import { requestReset } from '@/lib/accounts/commands/reset-password'
import { resetRequest } from '@/lib/accounts/schema'
import { placeOf } from '@/lib/api/caller'
import { door, forAnyone } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'forgot password',
    body: resetRequest,
    limits: { address: 'FORGOT_ADDRESS' },
    mails: true,
    run: async ({ input, caller, request }) => {
      await requestReset(input, placeOf(caller, request.headers))
      return { body: { msg: answerWords().resetLinkSent } }
    },
  }),
})
