import { sendPeople } from '@/lib/accounts/export'
import { door, forTeam } from '@/lib/api/door'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forTeam({
    may: 'manager',
    fresh: true,
    name: 'export people',
    run: async ({ viewer, request }) => sendPeople(request, viewer),
  }),
})
