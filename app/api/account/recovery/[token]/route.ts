import { redeemRecovery } from '@/lib/accounts/commands/recovery'
import { passwordReset } from '@/lib/accounts/schema'
import { door, forAnyone } from '@/lib/api/door'
import { issueTo } from '@/lib/certificates/commands/issue'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'recover account',
    body: passwordReset,
    limits: { address: 'ADDRESS_LINK' },
    mails: true,
    run: async ({ params, input }) => {
      await issueTo(await redeemRecovery(`${params.token}`, input))
      return { body: { msg: answerWords().recovered } }
    },
  }),
})
