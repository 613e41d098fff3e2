import { requireUuid } from '@/base/ids'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { attendeeForm } from '@/lib/live-sessions/attendance/attendee-form'
import {
  correctInvitedAttendee,
  formatAddedAttendee,
} from '@/lib/live-sessions/attendance/attendees'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    name: 'correct invited attendee',
    role: 'editor',
    body: attendeeForm,
    sendsMail: true,
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
