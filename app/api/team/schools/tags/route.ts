import { teamFollowUpText } from '@/i18n/team-follow-up'
import { teamHomeText } from '@/i18n/team-home'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { addTagToSchools } from '@/lib/team/schools/bulk'
import { schoolsTagForm } from '@/lib/team/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: schoolsTagForm,
    run: async ({ viewer, input: { ids, tag } }) => {
      const changed = await addTagToSchools(viewer, ids, tag)
      const text = teamFollowUpText().results
      if (changed.length === 0) return { body: { msg: text.tagThere(tag) } }
      const names = teamHomeText().list.names(changed.map(({ name }) => name))
      const body = { ids: changed.map(({ id }) => id), tag }
      const undo = { path: '/api/team/schools/tags/remove', body }
      return { body: { msg: text.tagAddedTo(tag, names), undo } }
    },
  }),
})
