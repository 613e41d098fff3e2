import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createAssertionOptions } from '@/lib/auth/passkeys'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    run: async ({ viewer }) => ({
      body: { options: await createAssertionOptions('decide', viewer) },
    }),
  }),
})
