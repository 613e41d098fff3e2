import { defineRoute, userHandler } from '@/lib/api/define-route'
import { listSheets, requireMarkedTest, requireTestResults } from '@/lib/class-tests/results/load'
import { saveQuestionResults } from '@/lib/class-tests/results/own-question-results'
import { deliverSheets } from '@/lib/class-tests/sheets/deliver'
import { sheetDeliveryForm } from '@/lib/class-tests/sheets/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, params }) => {
      const test = await requireMarkedTest(viewer.id, `${params.id}`)
      return { body: { sheets: await listSheets(test.id) } }
    },
  }),
  POST: userHandler({
    body: sheetDeliveryForm,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, input, params }) => {
      const outcomes = await deliverSheets(viewer, `${params.id}`, input.sheets)
      await saveQuestionResults(viewer.id, await requireTestResults(viewer.id, `${params.id}`))
      return { body: { outcomes } }
    },
  }),
})
