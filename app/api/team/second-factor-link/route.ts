import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { sendFactorLink } from '@/lib/team/factor-link'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    allowsUnverified: true,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer }) => {
      await sendFactorLink(viewer)
      return { body: { msg: apiResultText().factorLinkSent } }
    },
  }),
})
