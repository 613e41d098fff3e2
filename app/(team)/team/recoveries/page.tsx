import type { Metadata } from 'next'
import { PendingRecoveries } from '@/components/account/pending-recoveries'
import { BackLink } from '@/components/team/back-link'
import { accountRecoveryText } from '@/i18n/account-recoveries'
import { teamPeopleText } from '@/i18n/team-people'
import { listOpenRecoveries } from '@/lib/accounts/recoveries'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: accountRecoveryText().team.title })

export default async function RecoveriesPage() {
  await requireTeam('manager', { needsFreshFactor: true })
  const { title, lede } = accountRecoveryText().team
  return (
    <main className="page-width page-main">
      <BackLink href={routes.teamPeople} label={teamPeopleText().back} />
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4 max-w-3xl">{lede}</p>
      <PendingRecoveries rows={await listOpenRecoveries()} />
    </main>
  )
}
