import { removeConnectedIdentity } from '@/lib/api/connect-identity'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    formRedirects: () => ({
      resultUrl: (code) => `${routes.profileSignIn}?result=${code}`,
      loginReturnPath: routes.profileSignIn,
    }),
    limits: { viewer: 'CHANGE_PASSWORD' },
    afterResponse: sendMailAfterResponse,
    run: removeConnectedIdentity,
  }),
})
