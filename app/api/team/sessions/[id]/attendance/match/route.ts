import { requireUuid } from '@/base/ids'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { attendeesChunk } from '@/lib/live-sessions/attendance-schema'
import { matchAttendees } from '@/lib/live-sessions/queries/attendance'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    name: 'match attendance',
    body: attendeesChunk,
    run: async ({ params, input }) => ({
      body: { matches: await matchAttendees(requireUuid(String(params.id)), input.lines) },
    }),
  }),
})
