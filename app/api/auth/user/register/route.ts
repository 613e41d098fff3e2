import { apiResultText } from '@/i18n/api-results'
import { register } from '@/lib/accounts/registration'
import { registration } from '@/lib/accounts/schema'
import { defineRoute, publicHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    name: 'register',
    body: registration,
    limits: { ip: 'REGISTER' },
    sendsMail: true,
    run: async ({ input }) => {
      const { isEmailQueued } = await register(input)
      return { status: 201, body: { msg: apiResultText().registered, emailed: isEmailQueued } }
    },
  }),
})
