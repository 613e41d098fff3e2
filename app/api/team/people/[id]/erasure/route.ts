import { teamPeopleText } from '@/i18n/team-people'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { requestErasureByTeam } from '@/lib/privacy/erasure/request'
import { teamErasureForm } from '@/lib/privacy/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: teamErasureForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const day = await requestErasureByTeam(viewer, id, input.certificates === 'keep')
      const msg = teamPeopleText().rights.started(day)
      return { body: { msg, undo: { path: `/api/team/people/${id}/erasure/stop` } } }
    },
  }),
})
