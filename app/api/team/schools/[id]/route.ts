import { door, forTeam } from '@/lib/api/door'
import { type Correction, correctSchool } from '@/lib/schools/commands/correct'
import { schoolDetails } from '@/lib/schools/desk-schema'
import { deskSchoolsWords } from '@/words/desk-schools'
import { refusalSentence } from '@/words/refusals'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'manager',
    name: 'correct school',
    body: schoolDetails,
    run: async ({ viewer, input, params }) => {
      const second = await correctSchool(viewer, String(params.id), input)
      return second ? tellSecond(second) : { body: { msg: deskSchoolsWords().told.corrected } }
    },
  }),
})

/** Field by field, what the first has saved. */
function tellSecond({ changed, by }: NonNullable<Correction>) {
  const { theirs, colleague } = deskSchoolsWords().told
  const errors = Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [name, theirs(by ?? colleague, value ?? '')]),
  )
  return { status: 409, body: { msg: refusalSentence('correctedMeanwhile'), errors, now: changed } }
}
