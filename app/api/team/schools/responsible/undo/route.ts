import { teamHomeText } from '@/i18n/team-home'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { restoreResponsibles } from '@/lib/team/schools/bulk'
import { responsiblesUndoForm } from '@/lib/team/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: responsiblesUndoForm,
    run: async ({ viewer, input: { previous, current } }) => {
      await restoreResponsibles(viewer, previous, current)
      return { body: { msg: teamHomeText().form.undone } }
    },
  }),
})
