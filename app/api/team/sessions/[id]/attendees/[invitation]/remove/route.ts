import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { removeInvitedAttendee } from '@/lib/live-sessions/attendance/attendees'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      const [id, invitationId] = [
        requireUuid(String(params.id)),
        requireUuid(String(params.invitation)),
      ]
      const name = await removeInvitedAttendee(viewer, id, invitationId)
      return { body: { msg: apiResultText().attendeeRemoved(name) } }
    },
  }),
})
