import { requireUuid } from '@/base/ids'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import {
  correctInvitedAttendee,
  formatAddedAttendee,
} from '@/lib/live-sessions/attendance/attendees'
import { attendeeForm } from '@/lib/live-sessions/attendance/record'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: attendeeForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const [id, invitationId] = [
        requireUuid(String(params.id)),
        requireUuid(String(params.invitation)),
      ]
      const result = await correctInvitedAttendee(viewer, id, invitationId, input)
      return { body: { msg: formatAddedAttendee(result) } }
    },
  }),
})
