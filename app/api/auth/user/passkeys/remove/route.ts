import { removePasskey } from '@/lib/accounts/commands/passkeys'
import { passkeyRemoval } from '@/lib/accounts/schema'
import { door, forViewer } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'remove passkey',
    body: passkeyRemoval,
    mails: true,
    run: async ({ viewer, input }) => {
      await removePasskey(viewer, input)
      return { body: { msg: answerWords().passkeyRemoved } }
    },
  }),
})
