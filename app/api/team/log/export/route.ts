import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendAuditLog } from '@/lib/team/export-log'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    run: async ({ viewer, request }) => sendAuditLog(request, viewer),
  }),
})
