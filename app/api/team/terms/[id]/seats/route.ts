import { door, forTeam } from '@/lib/api/door'
import { changeSeats } from '@/lib/schools/commands/desk-terms'
import { seatCount } from '@/lib/schools/desk-schema'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'change seats',
    body: seatCount,
    run: async ({ viewer, input, params }) => {
      await changeSeats(viewer, String(params.id), input.seats)
      return { body: { msg: deskSchoolsWords().told.seatsChanged } }
    },
  }),
})
