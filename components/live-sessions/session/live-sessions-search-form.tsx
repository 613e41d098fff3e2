import { teamSessionsText } from '@/i18n/team-sessions'
import type { TeamSessionQuery } from '@/lib/live-sessions/session/list'
import { routes } from '@/lib/routes'
import { SearchForm } from './search-form'

export function LiveSessionsSearchForm({ query }: { query: TeamSessionQuery }) {
  const text = teamSessionsText()
  return (
    <SearchForm
      action={routes.teamSessions}
      select={{ name: 'when', label: text.which, value: query.period, options: text.lists }}
      search={{ label: text.search, value: query.search }}
      button={text.find}
    />
  )
}
