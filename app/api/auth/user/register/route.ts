import { register } from '@/lib/accounts/commands/register'
import { registration } from '@/lib/accounts/schema'
import { door, forAnyone } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'register',
    body: registration,
    limits: { address: 'REGISTER' },
    mails: true,
    run: async ({ input }) => {
      await register(input)
      return { status: 201, body: { msg: answerWords().registered } }
    },
  }),
})
