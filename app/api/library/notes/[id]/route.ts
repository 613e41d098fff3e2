import { readerText } from '@/i18n/reader'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { savePageNote } from '@/lib/library/reading'
import { noteInput } from '@/lib/library/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: noteInput,
    run: async ({ viewer, params, input }) => {
      await savePageNote(viewer, String(params.id), input)
      return { body: { msg: readerText().noteSaved } }
    },
  }),
})
