import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { findAccounts } from '@/lib/live-sessions/registration/registrants'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'editor',
    limits: { viewer: 'TEAM_SEARCH' },
    run: async ({ request }) => {
      const search = new URL(request.url).searchParams.get('q') ?? undefined
      return { body: { accounts: await findAccounts(search) } }
    },
  }),
})
