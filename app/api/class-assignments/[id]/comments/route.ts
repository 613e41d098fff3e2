import { classAssignmentsText } from '@/i18n/class-assignments'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { saveAssignmentComments } from '@/lib/class-tests/assignments/assignments'
import { assignmentCommentsForm } from '@/lib/class-tests/assignments/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: assignmentCommentsForm,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, input, params }) => {
      await saveAssignmentComments(viewer, `${params.id}`, input.comments)
      return { body: { msg: classAssignmentsText().comments.saved } }
    },
  }),
})
