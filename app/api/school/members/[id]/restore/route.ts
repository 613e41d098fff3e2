import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { restoreMember } from '@/lib/schools/teachers/remove'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      await restoreMember(viewer, String(params.id))
      return { body: { msg: apiResultText().memberRestored } }
    },
  }),
})
