import { door, forTeam } from '@/lib/api/door'
import { addTerm } from '@/lib/schools/commands/desk-terms'
import { termWish, wishOf } from '@/lib/schools/desk-schema'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'add term',
    body: termWish,
    run: async ({ viewer, input, params }) => {
      const { lastDay } = await addTerm(viewer, String(params.id), wishOf(input))
      const { told, longDay } = deskSchoolsWords()
      return { body: { msg: told.termAdded(longDay(lastDay)) } }
    },
  }),
})
