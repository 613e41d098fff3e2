import type { Metadata } from 'next'
import { TeamPage } from '@/components/team/frame/team-page'
import { PoliciesList } from '@/components/team-policies/policies-list'
import { teamPoliciesText } from '@/i18n/team-policies'
import { listPolicies } from '@/lib/policies/team'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPoliciesText().title })

export default async function PoliciesPage() {
  const { title, lede } = teamPoliciesText()
  await requireTeam('policies')
  const policies = await listPolicies()
  return (
    <TeamPage title={title} lede={lede}>
      <PoliciesList policies={policies} />
    </TeamPage>
  )
}
