import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { remindWaitingTeachers } from '@/lib/certificates/waiting'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      const count = await remindWaitingTeachers(viewer, requireUuid(String(params.id)))
      return { body: { msg: apiResultText().teachersReminded(count) } }
    },
  }),
})
