import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { leaveSchool } from '@/lib/schools/teachers/remove'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => {
      const { school: schoolName } = await leaveSchool(viewer)
      return { body: { msg: apiResultText().left(schoolName), is_subscribed: 0 } }
    },
  }),
})
