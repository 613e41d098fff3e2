import { door, forTeam } from '@/lib/api/door'
import { fileWithId } from '@/lib/files/queries'
import { sendStored } from '@/lib/files/send'

/** The team may look at whatever was uploaded, published or not. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forTeam({
    may: 'editor',
    name: 'team file',
    run: async ({ request, params }) => sendStored(request, await fileWithId(String(params.id))),
  }),
})
