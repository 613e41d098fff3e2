import { addPasskey } from '@/lib/accounts/commands/passkeys'
import { door, forViewer } from '@/lib/api/door'
import { namedPasskey } from '@/lib/auth/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'add passkey',
    body: namedPasskey,
    mails: true,
    run: async ({ viewer, input: { passkey, name } }) => {
      await addPasskey(viewer, passkey, name)
      return { status: 201, body: { msg: answerWords().passkeyAdded(name) } }
    },
  }),
})
