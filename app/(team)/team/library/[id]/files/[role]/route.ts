import { door, forTeam } from '@/lib/api/door'
import { foundForTeam } from '@/lib/content/found-for-team'
import { sendFound } from '@/lib/library/send-found'

/** What belongs to an item, published or not, for the team to look at. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forTeam({
    name: 'team item file',
    may: 'editor',
    run: async ({ request, params }) => {
      const { file, type } = await foundForTeam(String(params.id), String(params.role))
      return sendFound(request, file, { type })
    },
  }),
})
