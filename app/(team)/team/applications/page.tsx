import type { Metadata } from 'next'
import { parseSort } from '@/base/sort'
import { TeamPage } from '@/components/team/frame/team-page'
import { findOption, type Params, readSearchParams } from '@/components/team/lists/search-params'
import { ApplicationsList } from '@/components/team/schools/applications-list'
import { findHitCount } from '@/db/pagination'
import { teamSchoolsText } from '@/i18n/team-schools'
import {
  APPLICATION_KINDS,
  APPLICATION_SORTS,
  APPLICATION_STATES,
  countApplications,
  getApplicationOrder,
  listApplicationsForTeam,
} from '@/lib/schools/application/team-list'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSchoolsText().title })

export default async function ApplicationsPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamSchoolsText()
  await requireTeam('manager')
  const query = await readSearchParams(searchParams, 'state', 'kind', 'search', 'after', 'sort')
  const state = query.state ? findOption(APPLICATION_STATES, query.state) : 'received'
  const sort = parseSort(APPLICATION_SORTS, query.sort, getApplicationOrder(state))
  const filters = { ...query, state, sort, kind: findOption(APPLICATION_KINDS, query.kind) }
  const results = await listApplicationsForTeam(filters)
  const hits = await findHitCount(results, query.after, (most) => countApplications(filters, most))
  return (
    <TeamPage title={title} lede={state === 'received' ? lede : undefined}>
      <ApplicationsList {...{ query, hits, sort }} {...results} />
    </TeamPage>
  )
}
