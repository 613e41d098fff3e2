import { requireUuid } from '@/base/ids'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { attendeesChunk } from '@/lib/live-sessions/attendance/import'
import { findInvitees } from '@/lib/live-sessions/attendance/invited'
import { matchAttendees } from '@/lib/live-sessions/attendance/match'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: attendeesChunk,
    run: async ({ params, input }) => {
      const id = requireUuid(String(params.id))
      return { body: { matches: await findInvitees(id, await matchAttendees(id, input.lines)) } }
    },
  }),
})
