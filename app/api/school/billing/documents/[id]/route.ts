import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendSchoolDocument } from '@/lib/billing/document/send'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      const { id: schoolId } = await getCoordinatedSchool(viewer)
      return sendSchoolDocument(schoolId, String(params.id))
    },
  }),
})
