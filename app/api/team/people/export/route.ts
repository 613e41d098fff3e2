import { sendUsersCsv } from '@/lib/accounts/user-list'
import { defineRoute, teamHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    run: async ({ viewer, request }) => sendUsersCsv(request, viewer),
  }),
})
