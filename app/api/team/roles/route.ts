import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { userActor } from '@/lib/audit/audit-log'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { assignRole } from '@/lib/team/roles'
import { roleAssignment } from '@/lib/team/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: roleAssignment,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input: { email, role } }) => {
      const { name, changed: hasChanged } = await assignRole(userActor(viewer.id), email, role)
      const { roleGiven, roleThere } = apiResultText()
      return { body: { msg: hasChanged ? roleGiven(name) : roleThere(name) } }
    },
  }),
})
