import { schoolEnquiriesText } from '@/i18n/school-enquiries'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { removeEnquiry } from '@/lib/school-sites/enquiries/enquiries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      await removeEnquiry(viewer, String(params.id))
      return { body: { msg: schoolEnquiriesText().removed } }
    },
  }),
})
