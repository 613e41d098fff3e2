import { testPrintText } from '@/i18n/test-print'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { finishTest } from '@/lib/class-tests/print/finish'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, params }) => {
      await finishTest(viewer, `${params.id}`)
      return { body: { msg: testPrintText().finished } }
    },
  }),
})
