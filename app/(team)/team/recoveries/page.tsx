import type { Metadata } from 'next'
import { WaitingRecoveries } from '@/components/account/waiting-recoveries'
import { BackLink } from '@/components/team/back-link'
import { waitingRecoveries } from '@/lib/accounts/recoveries'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team/require-team'
import { deskPeopleWords } from '@/words/desk-people'
import { recoveryWords } from '@/words/recoveries'

export const generateMetadata = (): Metadata => ({ title: recoveryWords().team.title })

export default async function RecoveriesPage() {
  await requireTeam('manager', { fresh: true })
  const { title, lede } = recoveryWords().team
  return (
    <main className="page-width page-main">
      <BackLink href={routes.teamPeople} label={deskPeopleWords().back} />
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4 max-w-3xl">{lede}</p>
      <WaitingRecoveries rows={await waitingRecoveries()} />
    </main>
  )
}
