import { defineRoute, userHandler } from '@/lib/api/define-route'
import { checkDomainByForm, signInFormRedirects } from '@/lib/api/school-sign-in'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    formRedirects: signInFormRedirects,
    limits: { viewer: 'SCHOOL' },
    afterResponse: sendMailAfterResponse,
    run: checkDomainByForm,
  }),
})
