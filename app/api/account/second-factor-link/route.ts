import { settings } from '@/base/settings'
import { apiResultText } from '@/i18n/api-results'
import { emailLinkToken } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { routes } from '@/lib/routes'
import { openFactorLink } from '@/lib/team/factor-link'

/** The token is in the body to keep it out of logs and caches. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: emailLinkToken,
    limits: { ip: 'ADDRESS_LINK' },
    run: async ({ viewer, input }) => {
      await openFactorLink(viewer, input.token)
      // Where the team area is open without a factor, the page that asks for one leads past it.
      const next = settings().secondFactorRequired ? routes.teamVerify : routes.teamSecondFactor
      return { body: { msg: apiResultText().factorLinkOpened, next } }
    },
  }),
})
