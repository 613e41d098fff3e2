import { offerPasskey } from '@/lib/accounts/commands/passkeys'
import { passkeyNaming } from '@/lib/accounts/schema'
import { door, forViewer } from '@/lib/api/door'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'passkey options',
    body: passkeyNaming,
    run: async ({ viewer, input }) => ({ body: { options: await offerPasskey(viewer, input) } }),
  }),
})
