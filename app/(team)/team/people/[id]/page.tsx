import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/back-link'
import { TeamPage } from '@/components/team/team-page'
import { UserDetails } from '@/components/team/user-details'
import { teamPeopleText } from '@/i18n/team-people'
import { findUserForTeam } from '@/lib/accounts/users'
import { listRecentMailsTo } from '@/lib/mail/queries'
import { findPlannedErasure, getCurrentErasureBlocker } from '@/lib/privacy/queries'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPeopleText().title })

type Props = { params: Promise<{ id: string }> }

export default async function UserPage({ params }: Props) {
  await requireTeam('manager')
  const user = (await findUserForTeam((await params).id)) ?? notFound()
  const [emails, erasurePlan, blocker] = await Promise.all([
    listRecentMailsTo(user.email),
    findPlannedErasure(user.id),
    getCurrentErasureBlocker(user.id),
  ])
  const backLink = <BackLink href={routes.teamPeople} label={teamPeopleText().back} />
  return (
    <TeamPage title={`${user.firstname} ${user.lastname}`} beforeTitle={backLink}>
      <UserDetails user={user} emails={emails} erasure={{ plannedErasure: erasurePlan, blocker }} />
    </TeamPage>
  )
}
