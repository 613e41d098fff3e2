import { teamPeopleText } from '@/i18n/team-people'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { closePrivacyRequest } from '@/lib/privacy/requests'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      await closePrivacyRequest(viewer, String(params.id))
      return { body: { msg: teamPeopleText().requests.closed } }
    },
  }),
})
