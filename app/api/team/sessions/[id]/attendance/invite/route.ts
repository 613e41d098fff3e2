import { after } from 'next/server'
import { withoutDeadline } from '@/base/deadline'
import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { issuePending } from '@/lib/certificates/issue'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { addAttendees } from '@/lib/live-sessions/attendance/attendees'
import { attendeesForm } from '@/lib/live-sessions/attendance/record'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: attendeesForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params, input }) => {
      const id = requireUuid(String(params.id))
      const counts = await addAttendees(viewer, id, input.people)
      // In a closed session, the certificates follow at once.
      if (counts.present > 0) after(() => withoutDeadline(() => issuePending(id)))
      return { body: { msg: apiResultText().invited(counts.invited), counts } }
    },
  }),
})
