import type { Metadata } from 'next'
import Link from 'next/link'
import { parseSort } from '@/base/sort'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { SchoolsList } from '@/components/team/schools/schools-list'
import { buttonClass } from '@/components/ui/button'
import { findHitCount } from '@/db/pagination'
import { teamPaperFormText } from '@/i18n/team-paper-form'
import { teamSchoolListText } from '@/i18n/team-school-list'
import { routes } from '@/lib/routes'
import {
  LIST_FILTER_NAMES,
  parseSchoolFilters,
  SCHOOL_FILTER_NAMES,
} from '@/lib/schools/team-filters'
import { listManagers, listTags } from '@/lib/team/schools/follow-up'
import { countSchools, listSchools, SCHOOL_SORTS } from '@/lib/team/schools/list'
import { listSchoolViews } from '@/lib/team/schools/views'
import { roleIncludes } from '@/lib/team-access/policy'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSchoolListText().title })

export default async function SchoolsPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamSchoolListText()
  const viewer = await requireTeam('schoolList')
  const canOpen = roleIncludes(viewer.role, 'manager')
  const filterNames = canOpen ? SCHOOL_FILTER_NAMES : LIST_FILTER_NAMES
  const query = await readSearchParams(searchParams, ...filterNames, 'after', 'sort')
  const sort = parseSort(SCHOOL_SORTS, query.sort, '-created')
  const filters = parseSchoolFilters(query, viewer)
  const [results, followUp, views] = await Promise.all([
    listSchools(filters, { after: query.after, sort }),
    canOpen ? loadFollowUpOptions() : null,
    listSchoolViews(viewer, { canOpen }),
  ])
  const hits = await findHitCount(results, query.after, (most) => countSchools(filters, most))
  return (
    <TeamPage title={title} lede={lede} action={canOpen && <NewSchoolLink />}>
      <SchoolsList {...{ query, followUp, views, sort, hits }} {...results} />
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
