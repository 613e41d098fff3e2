import { teamPeopleText } from '@/i18n/team-people'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { routes } from '@/lib/routes'
import { moveTeacher } from '@/lib/schools/teachers/move'
import { moveForm } from '@/lib/schools/team-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: moveForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const { school } = await moveTeacher(viewer, id, input.school)
      const next = `${routes.teamPerson(id)}?tab=school`
      return { body: { msg: teamPeopleText().schools.moved(school), next } }
    },
  }),
})
