import type { Metadata } from 'next'
import { SchoolsList } from '@/components/team/schools-list'
import { type Params, readSearchParams } from '@/components/team/search-params'
import { TeamPage } from '@/components/team/team-page'
import { teamSchoolsText } from '@/i18n/team-schools'
import { listSchools } from '@/lib/schools/queries/team-schools'
import { roleIncludes } from '@/lib/team-access/policy'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSchoolsText().schoolsTitle })

export default async function SchoolsPage({ searchParams }: { searchParams: Params }) {
  const { schoolsTitle, schoolsLede } = teamSchoolsText()
  const { role } = await requireTeam('schoolList')
  const query = await readSearchParams(searchParams, 'search', 'after')
  const results = await listSchools(query)
  return (
    <TeamPage title={schoolsTitle} lede={schoolsLede}>
      <SchoolsList query={query} canOpen={roleIncludes(role, 'manager')} {...results} />
    </TeamPage>
  )
}
