import { getResponseErrorText } from '@/i18n/response-error-text'
import { schoolSiteStartText } from '@/i18n/school-site-start'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { siteAddressForm } from '@/lib/school-sites/schema'
import { changeAddress, checkSlug } from '@/lib/school-sites/site/change-address'

const MAX_TYPED = 60

/** GET says whether an address is free. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, request }) => {
      const typed = new URL(request.url).searchParams.get('slug') ?? ''
      const { fault, alternatives } = await checkSlug(viewer, typed.slice(0, MAX_TYPED))
      const msg = fault ? getResponseErrorText(fault) : schoolSiteStartText().free
      return { body: { msg, isFree: fault === null, alternatives } }
    },
  }),
  POST: userHandler({
    body: siteAddressForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      await changeAddress(viewer, input)
      return { body: { msg: schoolSiteStartText().address.changed } }
    },
  }),
})
