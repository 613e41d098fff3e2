import { apiTokensText } from '@/i18n/api-tokens'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { revokeTeamToken } from '@/lib/api-tokens/manage'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      const name = await revokeTeamToken(viewer, `${params.id}`)
      return { body: { msg: apiTokensText().revoked(name) } }
    },
  }),
})
