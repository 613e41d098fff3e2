import { endAllLogins } from '@/lib/accounts/commands/end-logins'
import { door, forTeam } from '@/lib/api/door'
import { deskPeopleWords } from '@/words/desk-people'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'manager',
    fresh: true,
    name: 'end logins',
    run: async ({ viewer, params }) => {
      const { logins } = await endAllLogins(viewer, String(params.id))
      return { body: { msg: deskPeopleWords().ended(logins) } }
    },
  }),
})
