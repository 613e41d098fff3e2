import { teamPeopleText } from '@/i18n/team-people'
import { endLoginsOfUser } from '@/lib/accounts/login/login-sessions'
import { defineRoute, teamHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    run: async ({ viewer, params }) => {
      const { logins: endedLoginCount } = await endLoginsOfUser(viewer, String(params.id))
      return { body: { msg: teamPeopleText().ended(endedLoginCount) } }
    },
  }),
})
