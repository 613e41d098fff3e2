import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { beginSignIn } from '@/lib/api/sign-in'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  HEAD: publicHandler({ run: async () => new Response(null) }),
  GET: publicHandler({ run: beginSignIn }),
})
