import { passwordAlone } from '@/lib/accounts/schema'
import { door, forTeam } from '@/lib/api/door'
import { proveByPassword } from '@/lib/team/commands/prove'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'team enter by password',
    may: 'editor',
    unproven: true,
    body: passwordAlone,
    run: async ({ viewer, input }) => {
      await proveByPassword(viewer, input.password)
      return { body: { msg: answerWords().proven } }
    },
  }),
})
