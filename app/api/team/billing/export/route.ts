import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendLedgerTable } from '@/lib/billing/export'
import { readExportRequest } from '@/lib/billing/export-batches'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'accounts',
    name: 'export ledger',
    run: async ({ viewer, request }) => {
      const { filters, format } = readExportRequest(request)
      return sendLedgerTable(request, viewer, filters, format)
    },
  }),
})
