import { teamSchoolViewsText } from '@/i18n/team-school-views'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { renameSchoolView } from '@/lib/team/commands/school-views'
import { schoolViewNameForm } from '@/lib/team/school-view-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    name: 'rename view of schools',
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
