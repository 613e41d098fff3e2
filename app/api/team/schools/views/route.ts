import { teamSchoolViewsText } from '@/i18n/team-school-views'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { schoolViewForm } from '@/lib/team/schools/schema'
import { saveSchoolView } from '@/lib/team/schools/views'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: schoolViewForm,
    run: async ({ viewer, input }) => {
      await saveSchoolView(viewer, input)
      return { body: { msg: teamSchoolViewsText().results.saved } }
    },
  }),
})
