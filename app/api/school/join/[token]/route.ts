import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { issueCertificates } from '@/lib/certificates/commands/issue'
import { joinByLink } from '@/lib/schools/commands/join'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'join school',
    limits: { viewer: 'SCHOOL' },
    mails: true,
    run: async ({ viewer, params, caller }) => {
      const { school: schoolName, confirmed: isEmailConfirmed } = await joinByLink(
        viewer,
        String(params.token),
        caller.address,
      )
      // What has waited for a confirmed address.
      if (isEmailConfirmed) await issueCertificates({ userId: viewer.id })
      return {
        body: { msg: apiResultText().joined(schoolName), school: schoolName, is_subscribed: 1 },
      }
    },
  }),
})
