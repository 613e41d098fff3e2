import { teamFollowUpText } from '@/i18n/team-follow-up'
import { teamHomeText } from '@/i18n/team-home'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { removeTagFromSchools } from '@/lib/team/schools/bulk'
import { schoolsTagForm } from '@/lib/team/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: schoolsTagForm,
    run: async ({ viewer, input: { ids, tag } }) => {
      const changed = await removeTagFromSchools(viewer, ids, tag)
      const names = teamHomeText().list.names(changed.map(({ name }) => name))
      return { body: { msg: teamFollowUpText().results.tagRemovedFrom(tag, names) } }
    },
  }),
})
