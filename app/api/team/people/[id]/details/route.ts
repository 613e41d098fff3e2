import { getErrorText } from '@/i18n/error-text'
import { teamPeopleText } from '@/i18n/team-people'
import { correctDetails } from '@/lib/accounts/details'
import { detailsCorrection } from '@/lib/accounts/schema'
import { defineRoute, teamHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: detailsCorrection,
    run: async ({ viewer, input, params }) => {
      const conflictingValues = await correctDetails(viewer, String(params.id), input)
      const { corrected, theirs } = teamPeopleText().rights
      if (!conflictingValues) return { body: { msg: corrected } }
      const errors = Object.fromEntries(
        Object.entries(conflictingValues).map(([name, value]) => [name, theirs(value)]),
      )
      return {
        status: 409,
        body: { msg: getErrorText('detailsChangedByOther'), errors, now: conflictingValues },
      }
    },
  }),
})
