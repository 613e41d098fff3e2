import { door, forTeam } from '@/lib/api/door'
import { aPerson } from '@/lib/audit/record'
import { takeRole } from '@/lib/team/commands/roles'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'take role',
    may: 'manager',
    fresh: true,
    mails: true,
    run: async ({ viewer, params }) => {
      const { name } = await takeRole(aPerson(viewer.id), { id: String(params.id) })
      return { body: { msg: answerWords().roleTaken(name) } }
    },
  }),
})
