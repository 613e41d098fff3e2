import { defineRoute, publicHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({ run: async () => ({ body: { status: 'ok' } }) }),
})
