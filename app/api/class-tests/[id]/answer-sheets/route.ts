import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendAnswerSheets } from '@/lib/class-tests/print/papers'
import { requireClassTest } from '@/lib/class-tests/tests'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'DRAFT_FILE' },
    run: async ({ viewer, params, request }) => {
      const isHalf = new URL(request.url).searchParams.get('size') === 'a5'
      const test = await requireClassTest(viewer.id, `${params.id}`)
      return sendAnswerSheets(test, isHalf ? 'a5' : 'a4')
    },
  }),
})
