import { defineRoute, userHandler } from '@/lib/api/define-route'
import { findNotes, sendNotesAsText } from '@/lib/library/reading'

/** `?as=text` returns the notes as plain text. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, request }) => {
      const notes = await findNotes(viewer.id)
      const format = new URL(request.url).searchParams.get('as')
      return format === 'text' ? sendNotesAsText(notes) : { body: { notes } }
    },
  }),
})
