import type { Metadata } from 'next'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { SearchResultGroups } from '@/components/team/search/team-search-results'
import { teamHomeText } from '@/i18n/team-home'
import { groupSearchResults, searchTeamRecords } from '@/lib/team/search/search'
import { roleIncludes } from '@/lib/team-access/policy'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamHomeText().search.title })

export default async function SearchPage({ searchParams }: { searchParams: Params }) {
  const text = teamHomeText().search
  const { role } = await requireTeam('search')
  const { q } = await readSearchParams(searchParams, 'q')
  const results = await searchTeamRecords(q, role)
  return (
    <TeamPage
      title={q ? text.for(q) : text.title}
      lede={results ? undefined : text.empty(roleIncludes(role, 'editor'))}
    >
      {results && <SearchResultGroups groups={groupSearchResults(results)} />}
    </TeamPage>
  )
}
