import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { readExportRequest, sendPaymentTable } from '@/lib/billing/ledger/export'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'accounts',
    run: async ({ viewer, request }) => {
      const { filters, format } = readExportRequest(request)
      return sendPaymentTable(request, viewer, filters, format)
    },
  }),
})
