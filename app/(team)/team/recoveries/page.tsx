import type { Metadata } from 'next'
import { PendingRecoveries } from '@/components/account/pending-recoveries'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { accountRecoveryText } from '@/i18n/account-recoveries'
import { teamPeopleText } from '@/i18n/team-people'
import { listOpenRecoveries } from '@/lib/accounts/recovery/recovery'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: accountRecoveryText().team.title })

export default async function RecoveriesPage() {
  await requireTeam('manager', { needsFreshFactor: true })
  const { title, lede } = accountRecoveryText().team
  return (
    <TeamPage
      {...{ title, lede }}
      beforeTitle={<BackLink href={routes.teamPeople} label={teamPeopleText().back} />}
    >
      <PendingRecoveries rows={await listOpenRecoveries()} />
    </TeamPage>
  )
}
