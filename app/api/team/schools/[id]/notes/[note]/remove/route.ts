import { teamFollowUpText } from '@/i18n/team-follow-up'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { removeSchoolNote } from '@/lib/team/schools/follow-up'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      await removeSchoolNote(viewer, String(params.id), String(params.note))
      return { body: { msg: teamFollowUpText().results.noteRemoved } }
    },
  }),
})
