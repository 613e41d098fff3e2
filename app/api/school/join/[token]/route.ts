import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { issueCertificates } from '@/lib/certificates/issue'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { joinByLink } from '@/lib/schools/join'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params, caller }) => {
      const { schoolName, isEmailConfirmed } = await joinByLink(
        viewer,
        String(params.token),
        caller.ip,
      )
      // Certificates are only issued to confirmed email addresses.
      if (isEmailConfirmed) await issueCertificates({ userId: viewer.id })
      return {
        body: { msg: apiResultText().joined(schoolName), school: schoolName, is_subscribed: 1 },
      }
    },
  }),
})
