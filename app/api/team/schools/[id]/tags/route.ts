import { teamFollowUpText } from '@/i18n/team-follow-up'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { addSchoolTag } from '@/lib/team/schools/follow-up'
import { schoolTagForm } from '@/lib/team/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: schoolTagForm,
    run: async ({ viewer, input, params }) => {
      await addSchoolTag(viewer, String(params.id), input.tag)
      return { body: { msg: teamFollowUpText().results.tagAdded } }
    },
  }),
})
