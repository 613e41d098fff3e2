import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { withdrawQuestion } from '@/lib/schools/application/question'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      await withdrawQuestion(viewer, String(params.id))
      return { body: { msg: teamSchoolsText().results.questionUndone } }
    },
  }),
})
