import { teamFollowUpText } from '@/i18n/team-follow-up'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { setResponsible } from '@/lib/team/schools/follow-up'
import { schoolResponsibleForm } from '@/lib/team/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: schoolResponsibleForm,
    run: async ({ viewer, input, params }) => {
      const { results: text } = teamFollowUpText()
      const current = await setResponsible(viewer, String(params.id), input)
      if (!current) return { body: { msg: text.responsible } }
      const errors = { responsible: text.theirs(current.name) }
      return { status: 409, body: { msg: text.conflict, errors, now: { responsible: current.id } } }
    },
  }),
})
