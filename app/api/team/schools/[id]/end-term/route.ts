import { requireUuid } from '@/base/ids'
import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { userActor } from '@/lib/audit/audit-log'
import { endTerm } from '@/lib/schools/terms/ending'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      const { changed: hasChanged } = await endTerm(
        requireUuid(String(params.id)),
        userActor(viewer.id),
      )
      const { termEnded, noTerm } = teamSchoolsText().results
      return { body: { msg: hasChanged ? termEnded : noTerm } }
    },
  }),
})
