import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendSchoolList } from '@/lib/team/schools/list'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    run: async ({ viewer, request }) => sendSchoolList(request, viewer),
  }),
})
