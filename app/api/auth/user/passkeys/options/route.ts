import { createPasskeyOptions } from '@/lib/accounts/passkeys'
import { passkeyCreation } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: passkeyCreation,
    run: async ({ viewer, input }) => ({
      body: { options: await createPasskeyOptions(viewer, input) },
    }),
  }),
})
