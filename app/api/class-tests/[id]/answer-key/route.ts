import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendAnswerKey } from '@/lib/class-tests/print/papers'
import { requireClassTest } from '@/lib/class-tests/tests'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'DRAFT_FILE' },
    run: async ({ viewer, params }) =>
      sendAnswerKey(await requireClassTest(viewer.id, `${params.id}`)),
  }),
})
