import { classResultsText } from '@/i18n/class-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { removeSheet } from '@/lib/class-tests/sheets/typed-total'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, params }) => {
      await removeSheet(viewer, `${params.id}`, `${params.sheet}`)
      return { body: { msg: classResultsText().students.removed } }
    },
  }),
})
