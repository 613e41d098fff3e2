import { teamSchoolViewsText } from '@/i18n/team-school-views'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { removeSchoolView } from '@/lib/team/schools/views'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      await removeSchoolView(viewer, String(params.id))
      return { body: { msg: teamSchoolViewsText().results.removed } }
    },
  }),
})
