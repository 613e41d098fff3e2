import { door, forTeam } from '@/lib/api/door'
import { aPerson } from '@/lib/audit/record'
import { resetSecondFactor } from '@/lib/team/commands/reset-factor'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'reset second factor',
    may: 'manager',
    fresh: true,
    mails: true,
    run: async ({ viewer, params }) => {
      const { name } = await resetSecondFactor(aPerson(viewer.id), { id: String(params.id) })
      return { body: { msg: answerWords().factorReset(name) } }
    },
  }),
})
