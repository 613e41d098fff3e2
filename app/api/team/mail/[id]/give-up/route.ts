import { teamMessagesText } from '@/i18n/team-messages'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { abandonMailByTeam } from '@/lib/mail/team-list'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      await abandonMailByTeam(viewer, String(params.id))
      return { body: { msg: teamMessagesText().mail.results.givenUp } }
    },
  }),
})
