import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { RecordTabs } from '@/components/team/lists/record-tabs'
import { findOption, type Params, readSearchParams } from '@/components/team/lists/search-params'
import { renderUserTab, USER_TABS } from '@/components/team/people/user-tab'
import { teamPeopleText } from '@/i18n/team-people'
import { findUserForTeam } from '@/lib/accounts/user-list'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPeopleText().title })

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export default async function UserPage({ params, searchParams }: Props) {
  const text = teamPeopleText()
  await requireTeam('manager')
  const user = (await findUserForTeam((await params).id)) ?? notFound()
  const { tab: requestedTab, target } = await readSearchParams(searchParams, 'tab', 'target')
  const tab = findOption(USER_TABS, requestedTab) ?? 'overview'
  return (
    <TeamPage
      title={`${user.firstname} ${user.lastname}`}
      beforeTitle={<BackLink href={routes.teamPeople} label={text.back} />}
    >
      <RecordTabs path={routes.teamPerson(user.id)} tabs={text.tabs} current={tab} />
      {await renderUserTab(tab, user, { target })}
    </TeamPage>
  )
}
