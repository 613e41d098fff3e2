import { door, forTeam } from '@/lib/api/door'
import { sendCopyToTeam } from '@/lib/rights/copy'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forTeam({
    may: 'manager',
    fresh: true,
    name: 'export one person',
    run: async ({ viewer, params, request }) => sendCopyToTeam(request, viewer, String(params.id)),
  }),
})
