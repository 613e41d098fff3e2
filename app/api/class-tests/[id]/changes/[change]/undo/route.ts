import { classResultsText } from '@/i18n/class-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { undoTestCorrection } from '@/lib/class-tests/results/corrections'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, params }) => {
      await undoTestCorrection(viewer, `${params.id}`, `${params.change}`)
      return { body: { msg: classResultsText().correct.undone } }
    },
  }),
})
