import { door, forAnyone } from '@/lib/api/door'
import { requestOptions } from '@/lib/auth/passkeys'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'passkey login options',
    run: async () => ({ body: { options: await requestOptions('log-in', null) } }),
  }),
})
