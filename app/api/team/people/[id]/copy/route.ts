import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendDataExportToTeam } from '@/lib/privacy/data-export'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    name: 'export one person',
    run: async ({ viewer, params, request }) =>
      sendDataExportToTeam(request, viewer, String(params.id)),
  }),
})
