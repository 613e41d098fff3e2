import { apiResultText } from '@/i18n/api-results'
import { redeemEmailLink } from '@/lib/accounts/commands/confirm-email'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { issueCertificates } from '@/lib/certificates/commands/issue'
import { matchInvitedUser } from '@/lib/live-sessions/commands/match-invited'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    name: 'open address link',
    limits: { ip: 'ADDRESS_LINK' },
    sendsMail: true,
    run: async ({ params }) => {
      const { userId, hasChanged, nextPath } = await redeemEmailLink(`${params.token}`)
      await matchInvitedUser(userId)
      // Certificates are only issued to confirmed email addresses.
      await issueCertificates({ userId })
      const { addressChanged, addressConfirmed } = apiResultText()
      return { body: { msg: hasChanged ? addressChanged : addressConfirmed, next: nextPath } }
    },
  }),
})
