import { classAssignmentsText } from '@/i18n/class-assignments'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { removeAssignment } from '@/lib/class-tests/assignments/assignments'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, params }) => {
      await removeAssignment(viewer, `${params.id}`)
      return { body: { msg: classAssignmentsText().removed } }
    },
  }),
})
