import { defineRoute, userHandler } from '@/lib/api/define-route'
import { redirectTo } from '@/lib/http/form'
import { cancelRegistration } from '@/lib/live-sessions/commands/register'
import { buildReturnUrls, readSlug } from '@/lib/live-sessions/forms'

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
