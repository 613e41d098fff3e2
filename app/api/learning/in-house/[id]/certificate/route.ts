import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendSchoolCertificate } from '@/lib/training/in-house/papers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, params }) => sendSchoolCertificate(viewer, `${params.id}`),
  }),
})
