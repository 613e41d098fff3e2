import { requestAddressChange } from '@/lib/accounts/commands/change-address'
import { addressChange } from '@/lib/accounts/schema'
import { door, forViewer } from '@/lib/api/door'
import { countAttempt } from '@/lib/auth/limits'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'change address',
    body: addressChange,
    limits: { viewer: 'CHANGE_PASSWORD' },
    mails: true,
    run: async ({ viewer, input }) => {
      await countAttempt('ADDRESS_MAIL', viewer.id)
      await requestAddressChange(viewer, input)
      return { body: { msg: answerWords().addressLinkSent } }
    },
  }),
})
