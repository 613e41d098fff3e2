import type { Metadata } from 'next'
import { PriceList } from '@/components/billing/price-list'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { teamBillingText } from '@/i18n/team-billing'
import { listAllPrices } from '@/lib/billing/prices'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamBillingText().prices.title })

export default async function PricesPage() {
  const { back, prices: text } = teamBillingText()
  await requireTeam('manager')
  const prices = await listAllPrices()
  return (
    <TeamPage
      title={text.title}
      lede={text.lede}
      beforeTitle={<BackLink href={routes.teamBilling} label={back} />}
    >
      <PriceList prices={prices} />
    </TeamPage>
  )
}
