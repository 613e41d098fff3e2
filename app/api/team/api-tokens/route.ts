import { apiTokensText } from '@/i18n/api-tokens'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { createTeamToken } from '@/lib/api-tokens/manage'
import { teamTokenForm } from '@/lib/api-tokens/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: teamTokenForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      const token = await createTeamToken(viewer, input)
      return { status: 201, body: { msg: apiTokensText().created, token } }
    },
  }),
})
