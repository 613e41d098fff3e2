import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { TeamFormPage } from '@/components/team/forms/team-form-page'
import { SetUpSecondFactor } from '@/components/team/second-factor/set-up-second-factor'
import { VerifySecondFactor } from '@/components/team/second-factor/verify-second-factor'
import { teamVerifyText } from '@/i18n/team-verify'
import { isEmailConfirmed } from '@/lib/accounts/locks'
import { routes, toSafeNextPath } from '@/lib/routes'
import { getVerificationMethods } from '@/lib/team/verify-second-factor'
import { needsMailboxLink } from '@/lib/team-access/factors'
import { hasFreshTeamAccess, requireTeamRole } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamVerifyText().title })

type Props = { searchParams: Promise<{ next?: string | string[] }> }

export default async function VerifySecondFactorPage({ searchParams }: Props) {
  const member = await requireTeamRole('any')
  const { next: nextPath } = await searchParams
  if (await hasFreshTeamAccess(member))
    redirect(nextPath ? toSafeNextPath(`${nextPath}`) : routes.team)
  const methods = await getVerificationMethods(member)
  const text = teamVerifyText()
  const hasNoMethod = !Object.values(methods).includes(true)
  if (hasNoMethod && member.secondFactor.hasFactor)
    return (
      <TeamFormPage title={text.revoked.title}>
        <p>{text.revoked.text}</p>
      </TeamFormPage>
    )
  return (
    <TeamFormPage
      title={hasNoMethod ? text.setUp.title : text.title}
      lede={hasNoMethod ? text.setUp.lede : text.lede}
    >
      {hasNoMethod ? (
        <SetUpSecondFactor
          isEmailConfirmed={await isEmailConfirmed(member.id)}
          needsMailboxLink={await needsMailboxLink(member)}
        />
      ) : (
        <VerifySecondFactor methods={methods} />
      )}
    </TeamFormPage>
  )
}
