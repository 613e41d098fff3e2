import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { groupSearchResults, searchTeamRecords } from '@/lib/team/search/search'

/** Fewer per kind than on the search page, so that the dialog shows every kind. */
const MAX_DIALOG_RESULTS = 5

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'search',
    limits: { viewer: 'TEAM_SEARCH' },
    run: async ({ request, viewer }) => {
      const query = new URL(request.url).searchParams.get('q') ?? undefined
      const results = await searchTeamRecords(query, viewer.role, MAX_DIALOG_RESULTS)
      return { body: { groups: results ? groupSearchResults(results) : [] } }
    },
  }),
})
