import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { createAssertionOptions } from '@/lib/auth/passkeys'
import { getVerificationMethods } from '@/lib/team/verify-second-factor'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'any',
    allowsUnverified: true,
    run: async ({ viewer }) => {
      const [options, methods] = await Promise.all([
        createAssertionOptions('verify', viewer),
        getVerificationMethods(viewer),
      ])
      return { body: { options, ways: methods } }
    },
  }),
})
