import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { appointCoordinatorByTeam } from '@/lib/schools/terms/team'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    name: 'name coordinator of school',
    sendsMail: true,
    run: async ({ viewer, params }) => {
      const { name } = await appointCoordinatorByTeam(viewer, String(params.id))
      return { body: { msg: teamSchoolsText().results.named(name) } }
    },
  }),
})
