import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { searchSchools } from '@/lib/team/search/search'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'manager',
    limits: { viewer: 'TEAM_SEARCH' },
    run: async ({ request }) => {
      const query = new URL(request.url).searchParams.get('q') ?? undefined
      return { body: { schools: await searchSchools(query) } }
    },
  }),
})
