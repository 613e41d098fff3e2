import { defineRoute, userHandler } from '@/lib/api/define-route'
import { saveAssignmentMarks } from '@/lib/class-tests/assignments/assignments'
import { assignmentMarksForm } from '@/lib/class-tests/assignments/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: assignmentMarksForm,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, input, params }) => {
      await saveAssignmentMarks(viewer, `${params.id}`, input.marks)
      return { body: { saved: input.marks.length } }
    },
  }),
})
