import { classAssignmentsText } from '@/i18n/class-assignments'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createAssignment } from '@/lib/class-tests/assignments/assignments'
import { newAssignmentForm } from '@/lib/class-tests/assignments/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: newAssignmentForm,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, input }) => {
      const id = await createAssignment(viewer, input)
      const body = { msg: classAssignmentsText().form.created, next: routes.assignment(id) }
      return { status: 201, body }
    },
  }),
})
