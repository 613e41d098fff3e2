import { knownId } from '@/base/known-id'
import { door, forTeam } from '@/lib/api/door'
import { attendeesPiece } from '@/lib/series/attendance-schema'
import { matchAttendees } from '@/lib/series/queries/attendance'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'match attendance',
    body: attendeesPiece,
    run: async ({ params, input }) => ({
      body: { matches: await matchAttendees(knownId(String(params.id)), input.lines) },
    }),
  }),
})
