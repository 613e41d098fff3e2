import type { Metadata } from 'next'
import { OwnSecondFactor } from '@/components/team/own-second-factor'
import { TeamFormPage } from '@/components/team/team-form-page'
import { teamVerifyText } from '@/i18n/team-verify'
import { countFactors } from '@/lib/team/queries/team-members'
import { countRecoveryCodes } from '@/lib/team/recovery-codes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamVerifyText().factor.title })

export default async function SecondFactorPage() {
  const { id } = await requireTeam('any')
  const [factorCounts, remainingCodes] = await Promise.all([
    countFactors(id),
    countRecoveryCodes(id),
  ])
  const { title, lede } = teamVerifyText().factor
  return (
    <TeamFormPage title={title} lede={lede}>
      <OwnSecondFactor {...factorCounts} codesLeft={remainingCodes} />
    </TeamFormPage>
  )
}
