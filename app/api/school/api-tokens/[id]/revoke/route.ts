import { apiTokensText } from '@/i18n/api-tokens'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { revokeSchoolToken } from '@/lib/api-tokens/manage'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      const name = await revokeSchoolToken(viewer, `${params.id}`)
      return { body: { msg: apiTokensText().revoked(name) } }
    },
  }),
})
