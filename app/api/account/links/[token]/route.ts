import { redeemAddressLink } from '@/lib/accounts/commands/confirm-address'
import { door, forAnyone } from '@/lib/api/door'
import { issueTo } from '@/lib/certificates/commands/issue'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'open address link',
    limits: { address: 'ADDRESS_LINK' },
    mails: true,
    run: async ({ params }) => {
      const { userId, changed, next } = await redeemAddressLink(`${params.token}`)
      // What has waited for a confirmed address.
      await issueTo({ userId })
      const { addressChanged, addressConfirmed } = answerWords()
      return { body: { msg: changed ? addressChanged : addressConfirmed, next } }
    },
  }),
})
