import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { appointCoordinatorByTeam } from '@/lib/schools/terms/team'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      const { name } = await appointCoordinatorByTeam(viewer, String(params.id))
      return { body: { msg: teamSchoolsText().results.named(name) } }
    },
  }),
})
