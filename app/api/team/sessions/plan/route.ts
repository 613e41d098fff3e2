import { getResponseErrorText } from '@/i18n/response-error-text'
import { teamSessionPlanText } from '@/i18n/team-session-plan'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sessionPlanForm } from '@/lib/live-sessions/plan/schema'
import { type PlanRowResult, saveSessionPlan } from '@/lib/live-sessions/session/plan'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: sessionPlanForm,
    run: async ({ viewer, input }) => {
      const results = await saveSessionPlan(viewer, input)
      const savedCount = results.filter(({ errors }) => !errors).length
      const text = teamSessionPlanText()
      const msg = savedCount > 0 ? text.saved(savedCount) : text.notSaved(results.length)
      return { status: 201, body: { msg, rows: results.map(toTexts) } }
    },
  }),
})

const toTexts = ({ id, errors }: PlanRowResult) => ({
  id,
  errors:
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([column, code]) => [column, getResponseErrorText(code)]),
    ),
})
