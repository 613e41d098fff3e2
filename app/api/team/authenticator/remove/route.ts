import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { removeAuthenticator } from '@/lib/team/authenticator'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'remove authenticator',
    role: 'any',
    needsFreshFactor: true,
    sendsMail: true,
    run: async ({ viewer }) => {
      await removeAuthenticator(viewer)
      return { body: { msg: apiResultText().authenticatorRemoved } }
    },
  }),
})
