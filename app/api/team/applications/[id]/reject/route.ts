import { door, forTeam } from '@/lib/api/door'
import { aPerson } from '@/lib/audit/record'
import { afterDecision } from '@/lib/schools/after-decision'
import { rejectApplication } from '@/lib/schools/commands/decide'
import { rejection } from '@/lib/schools/desk-schema'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'reject application',
    body: rejection,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const word = { ...input, by: aPerson(viewer.id), graceful: true }
      return afterDecision(id, await rejectApplication(id, word), deskSchoolsWords().told.rejected)
    },
  }),
})
