import { after } from 'next/server'
import { withoutDeadline } from '@/base/deadline'
import { requireUuid } from '@/base/ids'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { issuePending } from '@/lib/certificates/issue'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { addAttendee, formatAddedAttendee } from '@/lib/live-sessions/attendance/attendees'
import { attendeeForm } from '@/lib/live-sessions/attendance/record'
import { sendSessionPeople } from '@/lib/live-sessions/exports'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'editor',
    needsFreshFactor: true,
    run: async ({ viewer, request, params }) =>
      sendSessionPeople(request, viewer, requireUuid(String(params.id))),
  }),
  POST: teamHandler({
    role: 'editor',
    body: attendeeForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const id = requireUuid(String(params.id))
      const added = await addAttendee(viewer, id, input)
      // In a closed session, the certificate follows at once.
      if (added.outcome === 'present') after(() => withoutDeadline(() => issuePending(id)))
      return { body: { msg: formatAddedAttendee(added) } }
    },
  }),
})
