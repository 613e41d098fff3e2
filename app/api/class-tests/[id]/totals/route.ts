import { classResultsText } from '@/i18n/class-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { typedTotalForm } from '@/lib/class-tests/sheets/schema'
import { saveTypedTotal } from '@/lib/class-tests/sheets/typed-total'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: typedTotalForm,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, input, params }) => {
      await saveTypedTotal(viewer, `${params.id}`, input)
      const { saved, removed } = classResultsText().typed
      return { body: { msg: input.total === null ? removed : saved } }
    },
  }),
})
