import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { getFile } from '@/lib/files/queries'
import { sendStoredFile } from '@/lib/files/send'

/** The team may look at whatever was uploaded, published or not. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    may: 'editor',
    name: 'team file',
    run: async ({ request, params }) => sendStoredFile(request, await getFile(String(params.id))),
  }),
})
