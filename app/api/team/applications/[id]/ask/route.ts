import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { getNextReviewPath } from '@/lib/schools/application/decide'
import { askSchool } from '@/lib/schools/application/question'
import { questionForm } from '@/lib/schools/team-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: questionForm,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const sentQuestion = await askSchool(viewer, id, input.question)
      const undo = { path: `/api/team/questions/${sentQuestion.question}/undo` }
      const msg = teamSchoolsText().results.questionSent(sentQuestion.school)
      return { body: { msg, undo, next: await getNextReviewPath(id) } }
    },
  }),
})
