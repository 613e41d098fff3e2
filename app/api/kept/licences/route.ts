import { defineRoute, userHandler } from '@/lib/api/define-route'
import { renewLicences } from '@/lib/kept/licences'
import { licenceRequest } from '@/lib/kept/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: licenceRequest,
    run: async ({ viewer, input }) => ({ body: await renewLicences(viewer, input.items) }),
  }),
})
