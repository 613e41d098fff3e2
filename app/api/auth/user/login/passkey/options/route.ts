import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { createAssertionOptions } from '@/lib/auth/passkeys'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    run: async () => ({ body: { options: await createAssertionOptions('log-in', null) } }),
  }),
})
