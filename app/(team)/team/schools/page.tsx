import type { Metadata } from 'next'
import Link from 'next/link'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { SchoolsList } from '@/components/team/schools/schools-list'
import { buttonClass } from '@/components/ui/button'
import { teamPaperFormText } from '@/i18n/team-paper-form'
import { teamSchoolListText } from '@/i18n/team-school-list'
import { routes } from '@/lib/routes'
import {
  LIST_FILTER_NAMES,
  parseSchoolFilters,
  SCHOOL_FILTER_NAMES,
} from '@/lib/team/schools/filters'
import { listManagers, listTags } from '@/lib/team/schools/follow-up'
import { listSchools } from '@/lib/team/schools/list'
import { listSchoolViews } from '@/lib/team/schools/views'
import { roleIncludes } from '@/lib/team-access/policy'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSchoolListText().title })

export default async function SchoolsPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamSchoolListText()
  const viewer = await requireTeam('schoolList')
  const canOpen = roleIncludes(viewer.role, 'manager')
  const filterNames = canOpen ? SCHOOL_FILTER_NAMES : LIST_FILTER_NAMES
  const query = await readSearchParams(searchParams, ...filterNames, 'after')
  const [results, followUp, views] = await Promise.all([
    listSchools(parseSchoolFilters(query, viewer), query.after),
    canOpen ? loadFollowUpOptions() : null,
    listSchoolViews(viewer, { canOpen }),
  ])
  return (
    <TeamPage title={title} lede={lede} action={canOpen && <NewSchoolLink />}>
      <SchoolsList {...{ query, followUp, views }} {...results} />
    </TeamPage>
  )
}

async function loadFollowUpOptions() {
  const [tags, managers] = await Promise.all([listTags(), listManagers()])
  return { tags, managers }
}

const NewSchoolLink = () => (
  <Link href={routes.teamNewSchool} prefetch={false} className={buttonClass('secondary')}>
    {teamPaperFormText().link}
  </Link>
)
