import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendEnquiryTable } from '@/lib/school-sites/enquiries/table'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request, viewer }) => sendEnquiryTable(request, viewer),
  }),
})
