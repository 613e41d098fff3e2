import { defineRoute, userHandler } from '@/lib/api/define-route'
import { requireSignInByForm, signInFormRedirects } from '@/lib/api/school-sign-in'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    formRedirects: signInFormRedirects,
    limits: { viewer: 'CHANGE_PASSWORD' },
    run: requireSignInByForm,
  }),
})
