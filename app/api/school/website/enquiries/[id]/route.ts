import { schoolEnquiriesText } from '@/i18n/school-enquiries'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { saveEnquiry } from '@/lib/school-sites/enquiries/enquiries'
import { siteEnquiryUpdate } from '@/lib/school-sites/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: siteEnquiryUpdate,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params, input }) => {
      await saveEnquiry(viewer, String(params.id), input)
      return { body: { msg: schoolEnquiriesText().saved } }
    },
  }),
})
