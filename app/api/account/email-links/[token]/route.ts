import { apiResultText } from '@/i18n/api-results'
import { redeemEmailLink } from '@/lib/accounts/email-address/confirm'
import { emailLinkOpening } from '@/lib/accounts/schema'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { issueCertificates } from '@/lib/certificates/issue'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { findViewerForCaller } from '@/lib/http/caller'
import { matchInvitedUser } from '@/lib/live-sessions/attendance/invited'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: emailLinkOpening,
    limits: { ip: 'ADDRESS_LINK' },
    afterResponse: sendMailAfterResponse,
    run: async ({ params, input, caller }) => {
      const viewer = await findViewerForCaller(caller)
      const { userId, hasChanged, hasNewPassword, nextPath } = await redeemEmailLink(
        `${params.token}`,
        viewer,
        input,
      )
      await matchInvitedUser(userId)
      // Certificates are only issued to confirmed email addresses.
      await issueCertificates({ userId })
      const text = apiResultText()
      const [changed, confirmed] = hasNewPassword
        ? [text.recovered, text.addressConfirmedWithPassword]
        : [text.addressChanged, text.addressConfirmed]
      return { body: { msg: hasChanged ? changed : confirmed, next: nextPath } }
    },
  }),
})
