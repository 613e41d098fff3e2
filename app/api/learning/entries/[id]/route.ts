import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { changeEntry } from '@/lib/learning/own-entries'
import { entryForm } from '@/lib/learning/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: entryForm,
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, input, params }) => {
      await changeEntry(viewer, `${params.id}`, input)
      return { body: { msg: apiResultText().entrySaved } }
    },
  }),
})
