import { defineRoute, userHandler } from '@/lib/api/define-route'
import { redirectTo } from '@/lib/http/form'
import { buildReturnUrls, readSlug } from '@/lib/live-sessions/form-requests'
import { cancelRegistration } from '@/lib/live-sessions/registration/register'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    name: 'cancel registration',
    formRedirects: buildReturnUrls,
    limits: { viewer: 'SERIES' },
    sendsMail: true,
    run: async ({ viewer, params }) => {
      await cancelRegistration(viewer, readSlug(params))
      return redirectTo(buildReturnUrls(params).resultUrl('registrationCancelled'))
    },
  }),
})
