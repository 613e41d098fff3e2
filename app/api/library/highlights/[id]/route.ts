import { readerText } from '@/i18n/reader'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { storeHighlight } from '@/lib/library/highlights'
import { highlightInput } from '@/lib/library/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: highlightInput,
    run: async ({ viewer, params, input }) => {
      await storeHighlight(viewer, String(params.id), input)
      return { body: { msg: readerText().highlights.saved } }
    },
  }),
})
