import { teamFollowUpText } from '@/i18n/team-follow-up'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { addSchoolNote } from '@/lib/team/schools/follow-up'
import { schoolNoteForm } from '@/lib/team/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: schoolNoteForm,
    run: async ({ viewer, input, params }) => {
      await addSchoolNote(viewer, String(params.id), input.text)
      return { body: { msg: teamFollowUpText().results.noteAdded } }
    },
  }),
})
