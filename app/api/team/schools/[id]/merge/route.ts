import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { routes } from '@/lib/routes'
import { mergeForm } from '@/lib/schools/team-schema'
import { mergeSchools } from '@/lib/team/merge-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: mergeForm,
    run: async ({ viewer, input, params }) => {
      const mergeInput = { ...input, from: String(params.id) }
      const {
        into: targetId,
        members: memberCount,
        terms: termCount,
        kept: keptTermCount,
      } = await mergeSchools(viewer, mergeInput)
      const msg = teamSchoolsText().results.merged(memberCount, termCount, keptTermCount)
      return { body: { msg, next: routes.teamSchool(targetId) } }
    },
  }),
})
