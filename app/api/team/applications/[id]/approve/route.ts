import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { userActor } from '@/lib/audit/audit-log'
import { approveApplication, buildDecisionResult } from '@/lib/schools/application/decide'
import { termForm, toNewTermInput } from '@/lib/schools/team-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: termForm,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const approvalInput = {
        ...toNewTermInput(input),
        actor: userActor(viewer.id),
        delaysEmail: true,
      }
      return buildDecisionResult(
        id,
        await approveApplication(id, approvalInput),
        teamSchoolsText().results.approved,
      )
    },
  }),
})
