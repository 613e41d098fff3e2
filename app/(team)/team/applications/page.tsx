import type { Metadata } from 'next'
import { TeamPage } from '@/components/team/frame/team-page'
import { findOption, type Params, readSearchParams } from '@/components/team/lists/search-params'
import { ApplicationsList } from '@/components/team/schools/applications-list'
import { teamSchoolsText } from '@/i18n/team-schools'
import {
  APPLICATION_KINDS,
  APPLICATION_STATES,
  listApplicationsForTeam,
} from '@/lib/schools/application/team-list'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSchoolsText().title })

export default async function ApplicationsPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamSchoolsText()
  await requireTeam('manager')
  const query = await readSearchParams(searchParams, 'state', 'kind', 'search', 'after')
  const state = query.state ? findOption(APPLICATION_STATES, query.state) : 'received'
  const results = await listApplicationsForTeam({
    ...query,
    state,
    kind: findOption(APPLICATION_KINDS, query.kind),
  })
  return (
    <TeamPage title={title} lede={state === 'received' ? lede : undefined}>
      <ApplicationsList query={query} {...results} />
    </TeamPage>
  )
}
