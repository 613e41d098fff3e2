import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { redirectTo } from '@/lib/http/form'
import { cancelRegistration } from '@/lib/live-sessions/registration/register'
import { buildReturnUrls, readSlug } from '@/lib/live-sessions/registration/registration'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    formRedirects: buildReturnUrls,
    limits: { viewer: 'SERIES' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      await cancelRegistration(viewer, readSlug(params))
      return redirectTo(buildReturnUrls(params).resultUrl('registrationCancelled'))
    },
  }),
})
