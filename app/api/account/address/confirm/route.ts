import { sendConfirmation } from '@/lib/accounts/commands/confirm-address'
import { door, forViewer } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'send confirmation',
    limits: { viewer: 'ADDRESS_MAIL' },
    mails: true,
    run: async ({ viewer }) => {
      await sendConfirmation(viewer)
      return { body: { msg: answerWords().confirmationSent } }
    },
  }),
})
