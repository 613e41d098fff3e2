import { teamFollowUpText } from '@/i18n/team-follow-up'
import { teamHomeText } from '@/i18n/team-home'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { setResponsibleOfSchools } from '@/lib/team/schools/bulk'
import { listManagers } from '@/lib/team/schools/follow-up'
import { schoolsResponsibleForm } from '@/lib/team/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: schoolsResponsibleForm,
    run: async ({ viewer, input: { ids, responsible } }) => {
      const { changed, previous } = await setResponsibleOfSchools(viewer, ids, responsible)
      const text = teamFollowUpText()
      if (changed.length === 0) return { body: { msg: text.results.responsibleThere } }
      const managers = await listManagers()
      const name = managers.find(({ id }) => id === responsible)?.name ?? text.nobody
      const names = teamHomeText().list.names(changed.map((school) => school.name))
      const body = { previous, current: responsible }
      const undo = { path: '/api/team/schools/responsible/undo', body }
      return { body: { msg: text.results.responsibleOf(name, names), undo } }
    },
  }),
})
