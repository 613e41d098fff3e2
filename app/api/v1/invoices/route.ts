import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { findReadableSchool } from '@/lib/api-tokens/access'
import { invoicesAnswer } from '@/lib/api-tokens/answers'
import { schoolPageQuery } from '@/lib/api-tokens/query-parameters'
import { listApiInvoices } from '@/lib/api-tokens/read/invoices'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'invoices:read',
    query: schoolPageQuery,
    answer: invoicesAnswer,
    run: async ({ access, query }) =>
      listApiInvoices(await findReadableSchool(access, query.school), query),
  }),
})
