import { teamSchoolViewsText } from '@/i18n/team-school-views'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { schoolViewNameForm } from '@/lib/team/schools/schema'
import { renameSchoolView } from '@/lib/team/schools/views'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: schoolViewNameForm,
    run: async ({ viewer, input, params }) => {
      const { results: text } = teamSchoolViewsText()
      const currentName = await renameSchoolView(viewer, String(params.id), input)
      if (currentName === null) return { body: { msg: text.renamed } }
      const errors = { name: text.theirs(currentName) }
      return { status: 409, body: { msg: text.conflict, errors, now: { name: currentName } } }
    },
  }),
})
