import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { finishSignIn } from '@/lib/api/sign-in'

/** A `HEAD` request must not use up the answer of the provider. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  HEAD: publicHandler({ run: async () => new Response(null) }),
  GET: publicHandler({ run: finishSignIn }),
})
