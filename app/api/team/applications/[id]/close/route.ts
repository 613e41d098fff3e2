import { door, forTeam } from '@/lib/api/door'
import { aPerson } from '@/lib/audit/record'
import { afterDecision } from '@/lib/schools/after-decision'
import { closeDuplicate } from '@/lib/schools/commands/decide'
import { rejection } from '@/lib/schools/desk-schema'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'manager',
    name: 'close duplicate',
    body: rejection,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const decision = await closeDuplicate(id, { ...input, by: aPerson(viewer.id) })
      return afterDecision(id, decision, deskSchoolsWords().told.closed)
    },
  }),
})
