import { door, forViewer } from '@/lib/api/door'
import { notesAsText } from '@/lib/library/notes-as-text'
import { notesOf } from '@/lib/library/reading'

/** `?as=text` is the same list as a person would write it down. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'notes',
    run: async ({ viewer, request }) => {
      const notes = await notesOf(viewer.id)
      const wanted = new URL(request.url).searchParams.get('as')
      return wanted === 'text' ? notesAsText(notes) : { body: { notes } }
    },
  }),
})
