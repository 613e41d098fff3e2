import { door, forViewer } from '@/lib/api/door'
import { requestOptions } from '@/lib/auth/passkeys'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'passkey proof options',
    run: async ({ viewer }) => ({ body: { options: await requestOptions('decide', viewer) } }),
  }),
})
