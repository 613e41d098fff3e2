import { apiResultText } from '@/i18n/api-results'
import { register } from '@/lib/accounts/registration'
import { registration, registrationForm } from '@/lib/accounts/schema'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: registration,
    form: { schema: registrationForm, answersOn: () => routes.login },
    limits: { ip: 'REGISTER' },
    afterResponse: sendMailAfterResponse,
    run: async ({ input }) => {
      const { isEmailQueued } = await register(input)
      return { status: 201, body: { msg: apiResultText().registered, emailed: isEmailQueued } }
    },
  }),
})
