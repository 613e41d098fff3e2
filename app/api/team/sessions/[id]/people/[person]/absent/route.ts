import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { removeAttendee } from '@/lib/certificates/remove-attendee'
import { attendeeRemovalForm } from '@/lib/certificates/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: attendeeRemovalForm,
    run: async ({ viewer, input, params }) => {
      const [liveSessionId, userId] = [requireUuid(`${params.id}`), requireUuid(`${params.person}`)]
      const { name, number } = await removeAttendee(viewer, liveSessionId, userId, input)
      const text = apiResultText()
      const isAsked = number !== null && input.certificate === 'ask'
      const msg = isAsked ? text.revocationAsked(name) : text.notedAbsent(name)
      const undo = { path: `/api/team/sessions/${liveSessionId}/people/${userId}/present` }
      return { body: number ? { msg } : { msg, undo } }
    },
  }),
})
