import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ActiveViewers } from '@/components/team/frame/active-viewers'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { RecordTabs } from '@/components/team/lists/record-tabs'
import { findOption, type Params, readSearchParams } from '@/components/team/lists/search-params'
import { renderSchoolTab, SCHOOL_TABS } from '@/components/team/schools/school-tab'
import { teamSchoolListText } from '@/i18n/team-school-list'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import { findMergeTarget, findSchoolFields } from '@/lib/schools/team-schools'
import { recordActiveViewer } from '@/lib/team/active-viewers'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSchoolListText().title })

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export default async function SchoolPage({ params, searchParams }: Props) {
  const text = teamSchoolsText().school
  const viewer = await requireTeam('manager')
  const { id } = await params
  const fields = (await findSchoolFields(id)) ?? (await redirectToMergedSchool(id))
  const { tab: requestedTab, after } = await readSearchParams(searchParams, 'tab', 'after')
  const tab = findOption(SCHOOL_TABS, requestedTab) ?? 'overview'
  const [otherViewers, content] = await Promise.all([
    recordActiveViewer(viewer, { targetId: id }),
    renderSchoolTab(tab, { id, fields, after }),
  ])
  return (
    <TeamPage
      title={fields.institution_name}
      beforeTitle={<BackLink href={routes.teamSchools} label={text.back} />}
    >
      <ActiveViewers targetId={id} others={otherViewers} />
      <RecordTabs path={routes.teamSchool(id)} tabs={text.tabs} current={tab} />
      {content}
    </TeamPage>
  )
}

async function redirectToMergedSchool(id: string): Promise<never> {
  const targetId = (await findMergeTarget(id)) ?? notFound()
  return redirect(routes.teamSchool(targetId))
}
