import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendFactorLink } from '@/lib/team/factor-link'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'send factor link',
    role: 'any',
    allowsUnverified: true,
    sendsMail: true,
    run: async ({ viewer }) => {
      await sendFactorLink(viewer)
      return { body: { msg: apiResultText().factorLinkSent } }
    },
  }),
})
