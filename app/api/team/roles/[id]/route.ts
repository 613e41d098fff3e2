import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { userActor } from '@/lib/audit/audit-log'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { changeRole } from '@/lib/team/roles'
import { roleChange } from '@/lib/team/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: roleChange,
    afterResponse: sendMailAfterResponse,
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
