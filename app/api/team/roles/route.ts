import { door, forTeam } from '@/lib/api/door'
import { aPerson } from '@/lib/audit/record'
import { giveRole } from '@/lib/team/commands/roles'
import { roleGift } from '@/lib/team/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'give role',
    may: 'manager',
    fresh: true,
    body: roleGift,
    mails: true,
    run: async ({ viewer, input: { email, role } }) => {
      const { name, changed } = await giveRole(aPerson(viewer.id), email, role)
      const { roleGiven, roleThere } = answerWords()
      return { body: { msg: changed ? roleGiven(name) : roleThere(name) } }
    },
  }),
})
