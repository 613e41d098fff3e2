import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { factorCodeForm } from '@/lib/team/schema'
import { verifyByCode } from '@/lib/team/verify-second-factor'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    allowsUnverified: true,
    body: factorCodeForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      await verifyByCode(viewer, input.code)
      return { body: { msg: apiResultText().verified } }
    },
  }),
})
