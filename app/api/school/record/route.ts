import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendSchoolRecord } from '@/lib/learning/record/record'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, request }) =>
      sendSchoolRecord(request, (await getCoordinatedSchool(viewer)).id),
  }),
})
