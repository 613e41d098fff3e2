import { knownId } from '@/base/known-id'
import { door, forTeam } from '@/lib/api/door'
import { aPerson } from '@/lib/audit/record'
import { endTerm } from '@/lib/schools/commands/end-term'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'end term',
    run: async ({ viewer, params }) => {
      const { changed } = await endTerm(knownId(String(params.id)), aPerson(viewer.id))
      const { termEnded, noTerm } = deskSchoolsWords().told
      return { body: { msg: changed ? termEnded : noTerm } }
    },
  }),
})
