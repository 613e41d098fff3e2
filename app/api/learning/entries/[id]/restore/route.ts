import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { restoreEntry } from '@/lib/learning/own-entries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, params }) => {
      await restoreEntry(viewer, `${params.id}`)
      return { body: { msg: apiResultText().entryRestored } }
    },
  }),
})
