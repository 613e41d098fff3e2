import { linkPageText } from '@/i18n/link-pages'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { confirmSchoolEmailByLink } from '@/lib/schools/school-email'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    limits: { ip: 'ADDRESS_LINK' },
    run: async ({ params }) => {
      const { school } = await confirmSchoolEmailByLink(`${params.token}`)
      return { body: { msg: linkPageText().schoolEmail.success(school) } }
    },
  }),
})
