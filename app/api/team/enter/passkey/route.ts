import { door, forTeam } from '@/lib/api/door'
import { passkeyAnswer } from '@/lib/auth/schema'
import { proveByPasskey } from '@/lib/team/commands/prove'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'team enter by passkey',
    may: 'editor',
    unproven: true,
    body: passkeyAnswer,
    run: async ({ viewer, input }) => {
      await proveByPasskey(viewer, input)
      return { body: { msg: answerWords().proven } }
    },
  }),
})
