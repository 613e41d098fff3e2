import type { Metadata } from 'next'
import { SettingsForm } from '@/components/billing/settings-form'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { teamBillingText } from '@/i18n/team-billing'
import { getSettingsForm } from '@/lib/billing/settings'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamBillingText().settings.title })

export default async function BillingSettingsPage() {
  const { back, settings: text } = teamBillingText()
  await requireTeam('manager', { needsFreshFactor: true })
  const form = await getSettingsForm()
  return (
    <TeamPage
      title={text.title}
      lede={text.lede}
      beforeTitle={<BackLink href={routes.teamBilling} label={back} />}
    >
      <SettingsForm {...form} />
    </TeamPage>
  )
}
