import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendLedgerTable } from '@/lib/billing/export'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'accounts',
    name: 'export ledger',
    run: async ({ viewer, request }) => {
      const params = new URL(request.url).searchParams
      const read = (name: string) => params.get(name)?.replaceAll('\0', '') || undefined
      const filters = { state: read('state'), year: read('year'), board: read('board') }
      return sendLedgerTable(request, viewer, { ...filters, search: read('search') }, read('as'))
    },
  }),
})
