import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendEpub } from '@/lib/library/epub/file'
import { redirectToPremiumPage } from '@/lib/library/premium-page'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request, viewer, params }) => {
      const id = String(params.id)
      return (
        (await redirectToPremiumPage(request, viewer, 'book', id)) ?? sendEpub(request, viewer, id)
      )
    },
  }),
})
