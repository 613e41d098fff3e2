import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createDisclosure } from '@/lib/school-sites/disclosure/create'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => {
      const id = await createDisclosure(viewer)
      return { status: 201, body: { msg: schoolSiteDisclosureText().created, id } }
    },
  }),
})
