import { door, forAnyone } from '@/lib/api/door'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({ name: 'health live', run: async () => ({ body: { status: 'ok' } }) }),
})
