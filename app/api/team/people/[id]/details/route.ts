import { correctDetails } from '@/lib/accounts/commands/correct-details'
import { correctedDetails } from '@/lib/accounts/schema'
import { door, forTeam } from '@/lib/api/door'
import { deskPeopleWords } from '@/words/desk-people'
import { refusalSentence } from '@/words/refusals'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'manager',
    fresh: true,
    name: 'correct person',
    body: correctedDetails,
    run: async ({ viewer, input, params }) => {
      const changed = await correctDetails(viewer, String(params.id), input)
      const { corrected, theirs } = deskPeopleWords().rights
      if (!changed) return { body: { msg: corrected } }
      const errors = Object.fromEntries(
        Object.entries(changed).map(([name, value]) => [name, theirs(value)]),
      )
      return {
        status: 409,
        body: { msg: refusalSentence('detailsChangedMeanwhile'), errors, now: changed },
      }
    },
  }),
})
