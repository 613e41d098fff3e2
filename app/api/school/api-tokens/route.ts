import { apiTokensText } from '@/i18n/api-tokens'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createSchoolToken } from '@/lib/api-tokens/manage'
import { schoolTokenForm } from '@/lib/api-tokens/schema'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: schoolTokenForm,
    limits: { viewer: 'CHANGE_PASSWORD' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      const token = await createSchoolToken(viewer, input)
      return { status: 201, body: { msg: apiTokensText().created, token } }
    },
  }),
})
