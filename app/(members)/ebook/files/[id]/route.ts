import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getEbookFile } from '@/lib/library/books'
import { redirectToPremiumPage } from '@/lib/library/premium-page'
import { sendLocatedFile } from '@/lib/library/send-file'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request, viewer, params }) => {
      const id = String(params.id)
      return (
        (await redirectToPremiumPage(request, viewer, 'book', id)) ??
        sendLocatedFile(request, await getEbookFile(viewer, id), { type: 'application/pdf' })
      )
    },
  }),
})
