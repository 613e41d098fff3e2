import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { userActor } from '@/lib/audit/audit-log'
import { revokeRole } from '@/lib/team/roles'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'take role',
    role: 'manager',
    needsFreshFactor: true,
    sendsMail: true,
    run: async ({ viewer, params }) => {
      const { name } = await revokeRole(userActor(viewer.id), { id: String(params.id) })
      return { body: { msg: apiResultText().roleTaken(name) } }
    },
  }),
})
