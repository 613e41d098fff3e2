import { door, forTeam } from '@/lib/api/door'
import { aPerson } from '@/lib/audit/record'
import { afterDecision } from '@/lib/schools/after-decision'
import { approveApplication } from '@/lib/schools/commands/decide'
import { termWish, wishOf } from '@/lib/schools/desk-schema'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'approve application',
    body: termWish,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const wish = { ...wishOf(input), by: aPerson(viewer.id), graceful: true }
      return afterDecision(id, await approveApplication(id, wish), deskSchoolsWords().told.approved)
    },
  }),
})
