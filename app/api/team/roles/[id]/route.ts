import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { userActor } from '@/lib/audit/audit-log'
import { changeRole } from '@/lib/team/roles'
import { roleChange } from '@/lib/team/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'change role',
    role: 'manager',
    needsFreshFactor: true,
    body: roleChange,
    sendsMail: true,
    run: async ({ viewer, input, params }) => {
      const { name, changed: hasChanged } = await changeRole(
        userActor(viewer.id),
        String(params.id),
        input.role,
      )
      const { roleGiven, roleThere } = apiResultText()
      return { body: { msg: hasChanged ? roleGiven(name) : roleThere(name) } }
    },
  }),
})
