import { schoolSiteContactText } from '@/i18n/school-site-contact'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { sendSiteMessage } from '@/lib/school-sites/messages'
import { siteMessageForm } from '@/lib/school-sites/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: siteMessageForm,
    limits: { ip: 'CONTACT' },
    afterResponse: sendMailAfterResponse,
    run: async ({ input, params, caller }) => {
      await sendSiteMessage(String(params.slug), input, caller.ip)
      return { status: 201, body: { msg: schoolSiteContactText().message.success } }
    },
  }),
})
