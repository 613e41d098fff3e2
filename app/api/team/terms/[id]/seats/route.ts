import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { seatCountForm } from '@/lib/schools/team-schema'
import { changeSeats } from '@/lib/schools/terms/team'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: seatCountForm,
    run: async ({ viewer, input, params }) => {
      await changeSeats(viewer, String(params.id), input.seats)
      return { body: { msg: teamSchoolsText().results.seatsChanged } }
    },
  }),
})
