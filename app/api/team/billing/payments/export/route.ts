import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { readExportRequest } from '@/lib/billing/export-batches'
import { sendPaymentTable } from '@/lib/billing/export-payments'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'accounts',
    name: 'export payments',
    run: async ({ viewer, request }) => {
      const { filters, format } = readExportRequest(request)
      return sendPaymentTable(request, viewer, filters, format)
    },
  }),
})
