import { teamPeopleText } from '@/i18n/team-people'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { recordPrivacyRequest } from '@/lib/privacy/requests'
import { privacyRequestForm } from '@/lib/privacy/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: privacyRequestForm,
    run: async ({ viewer, input, params }) => {
      await recordPrivacyRequest(viewer, String(params.id), input)
      return { body: { msg: teamPeopleText().requests.recorded } }
    },
  }),
})
