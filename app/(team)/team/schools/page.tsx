import type { Metadata } from 'next'
import { SchoolsList } from '@/components/team/schools-list'
import { type Params, readSearchParams } from '@/components/team/search-params'
import { TeamPage } from '@/components/team/team-page'
import { teamSchoolListText } from '@/i18n/team-school-list'
import { listSchools } from '@/lib/team/queries/school-list'
import { parseSchoolFilters, SCHOOL_FILTER_NAMES } from '@/lib/team/school-filters'
import { roleIncludes } from '@/lib/team-access/policy'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSchoolListText().title })

export default async function SchoolsPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamSchoolListText()
  const { role } = await requireTeam('schoolList')
  const query = await readSearchParams(searchParams, ...SCHOOL_FILTER_NAMES, 'after')
  const results = await listSchools(parseSchoolFilters(query), query.after)
  return (
    <TeamPage title={title} lede={lede}>
      <SchoolsList query={query} canOpen={roleIncludes(role, 'manager')} {...results} />
    </TeamPage>
  )
}
