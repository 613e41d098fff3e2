import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { userActor } from '@/lib/audit/audit-log'
import { buildDecisionResult, rejectApplication } from '@/lib/schools/application/decide'
import { rejectionForm } from '@/lib/schools/team-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: rejectionForm,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const rejectionInput = { ...input, actor: userActor(viewer.id), delaysEmail: true }
      return buildDecisionResult(
        id,
        await rejectApplication(id, rejectionInput),
        teamSchoolsText().results.rejected,
      )
    },
  }),
})
