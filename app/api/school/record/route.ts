import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendSchoolRecord } from '@/lib/learning/school-record'
import { getCoordinatedSchool } from '@/lib/schools/queries/coordinated-school'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    name: 'school record',
    run: async ({ viewer, request }) =>
      sendSchoolRecord(request, (await getCoordinatedSchool(viewer)).id),
  }),
})
