import type { Metadata } from 'next'
import { TeamFormPage } from '@/components/team/forms/team-form-page'
import { OwnSecondFactor } from '@/components/team/second-factor/own-second-factor'
import { teamVerifyText } from '@/i18n/team-verify'
import { isEmailConfirmed } from '@/lib/accounts/locks'
import { countRecoveryCodes } from '@/lib/team/recovery-codes'
import { countFactors } from '@/lib/team/roles'
import { needsMailboxLink } from '@/lib/team-access/factors'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamVerifyText().factor.title })

export default async function SecondFactorPage() {
  const member = await requireTeam('any')
  const [factorCounts, remainingCodes, isConfirmed, isLinkNeeded] = await Promise.all([
    countFactors(member.id),
    countRecoveryCodes(member.id),
    isEmailConfirmed(member.id),
    needsMailboxLink(member),
  ])
  const { title, lede } = teamVerifyText().factor
  return (
    <TeamFormPage title={title} lede={lede}>
      <OwnSecondFactor
        {...factorCounts}
        codesLeft={remainingCodes}
        enrolment={{ isEmailConfirmed: isConfirmed, needsMailboxLink: isLinkNeeded }}
      />
    </TeamFormPage>
  )
}
