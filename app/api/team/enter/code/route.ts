import { door, forTeam } from '@/lib/api/door'
import { proveByCode } from '@/lib/team/commands/prove'
import { factorCode } from '@/lib/team/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'team enter by code',
    may: 'editor',
    unproven: true,
    body: factorCode,
    mails: true,
    run: async ({ viewer, input }) => {
      await proveByCode(viewer, input.code)
      return { body: { msg: answerWords().proven } }
    },
  }),
})
