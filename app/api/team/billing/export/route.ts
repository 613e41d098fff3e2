import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { readExportRequest, sendLedgerTable } from '@/lib/billing/ledger/export'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'accounts',
    run: async ({ viewer, request }) => {
      const { filters, format } = readExportRequest(request)
      return sendLedgerTable(request, viewer, filters, format)
    },
  }),
})
