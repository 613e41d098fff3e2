import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getFormDetails } from '@/lib/schools/application/load'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer }) => ({ body: { details: await getFormDetails(viewer.id) } }),
  }),
})
