import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { termForm, toNewTermInput } from '@/lib/schools/team-schema'
import { addTerm } from '@/lib/schools/terms/team'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: termForm,
    run: async ({ viewer, input, params }) => {
      const { lastDay } = await addTerm(viewer, String(params.id), toNewTermInput(input))
      const { results: resultText, longDay } = teamSchoolsText()
      return { body: { msg: resultText.termAdded(longDay(lastDay)) } }
    },
  }),
})
