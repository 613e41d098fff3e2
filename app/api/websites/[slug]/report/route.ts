import { AppError } from '@/base/errors'
import { schoolSiteContactText } from '@/i18n/school-site-contact'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { sendContactMessage } from '@/lib/contact/send'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { siteMessageForm } from '@/lib/school-sites/schema'
import { findPublicSite } from '@/lib/school-sites/serving/find-site'

/** A message to the team, whose subject names the website. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: siteMessageForm,
    limits: { ip: 'CONTACT' },
    afterResponse: sendMailAfterResponse,
    run: async ({ input, params }) => {
      const slug = String(params.slug)
      if (!(await findPublicSite(slug))) throw new AppError('notFound', 'notFound')
      const { report } = schoolSiteContactText()
      await sendContactMessage({ ...input, subject: report.subject(slug) })
      return { status: 201, body: { msg: report.success } }
    },
  }),
})
