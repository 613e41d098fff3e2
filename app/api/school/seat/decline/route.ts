import { defineRoute, userHandler } from '@/lib/api/define-route'
import { declineSeatByForm, seatFormRedirects } from '@/lib/api/school-sign-in'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    formRedirects: seatFormRedirects,
    limits: { viewer: 'SCHOOL' },
    run: declineSeatByForm,
  }),
})
