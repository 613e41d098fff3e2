import { classResultsText } from '@/i18n/class-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { correctTest } from '@/lib/class-tests/results/corrections'
import { testCorrectionForm } from '@/lib/class-tests/results/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: testCorrectionForm,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, input, params }) => {
      const id = await correctTest(viewer, `${params.id}`, input)
      return { body: { msg: classResultsText().correct.done, id } }
    },
  }),
})
