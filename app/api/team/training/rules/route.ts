import { teamTrainingText } from '@/i18n/team-training'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { saveTrainingRule } from '@/lib/training/rules'
import { trainingRuleForm } from '@/lib/training/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: trainingRuleForm,
    run: async ({ viewer, input }) => {
      await saveTrainingRule(viewer, input)
      return { body: { msg: teamTrainingText().ruleSaved(input.board, input.firstYear) } }
    },
  }),
})
