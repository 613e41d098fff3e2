import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getBookTextPath, openEbook } from '@/lib/library/books'
import { sendBundledFile } from '@/lib/library/send-file'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request, viewer, params }) => {
      const book = await openEbook(viewer, String(params.id))
      return sendBundledFile(request, book && getBookTextPath(book.item), {
        type: 'application/json',
      })
    },
  }),
})
