import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { handOverSchool } from '@/lib/schools/teachers/hand-over'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      const { name } = await handOverSchool(viewer, String(params.id))
      return { body: { msg: apiResultText().handedOver(name) } }
    },
  }),
})
