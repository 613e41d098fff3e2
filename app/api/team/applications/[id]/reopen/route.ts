import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { userActor } from '@/lib/audit/audit-log'
import { reopenApplication } from '@/lib/schools/application/reopen'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      const { school: schoolName } = await reopenApplication(
        String(params.id),
        userActor(viewer.id),
      )
      return { body: { msg: teamSchoolsText().results.reopened(schoolName) } }
    },
  }),
})
