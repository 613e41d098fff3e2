import { door, forTeam } from '@/lib/api/door'
import { aPerson } from '@/lib/audit/record'
import { changeRole } from '@/lib/team/commands/roles'
import { roleChange } from '@/lib/team/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'change role',
    may: 'manager',
    fresh: true,
    body: roleChange,
    mails: true,
    run: async ({ viewer, input, params }) => {
      const { name, changed } = await changeRole(aPerson(viewer.id), String(params.id), input.role)
      const { roleGiven, roleThere } = answerWords()
      return { body: { msg: changed ? roleGiven(name) : roleThere(name) } }
    },
  }),
})
