import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getCoordinatedSchool } from '@/lib/schools/queries/coordinated-school'
import { sendSchoolRecord } from '@/lib/schools/school-record'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    name: 'school record',
    run: async ({ viewer, request }) =>
      sendSchoolRecord(request, (await getCoordinatedSchool(viewer)).id),
  }),
})
