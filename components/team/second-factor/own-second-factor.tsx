import Link from 'next/link'
import type { ReactNode } from 'react'
import { type EnrolmentState, EnrolmentSteps } from '@/components/profile/passkey-setup'
import { ActionButton } from '@/components/ui/action-button'
import { teamVerifyText } from '@/i18n/team-verify'
import { routes } from '@/lib/routes'
import { NewRecoveryCodes } from './new-recovery-codes'
import { SetUpApp } from './set-up-app'

type Props = {
  passkeys: number
  authenticator: boolean
  codesLeft: number
  enrolment: EnrolmentState
}

export function OwnSecondFactor({
  passkeys: passkeyCount,
  authenticator: hasAuthenticator,
  codesLeft,
  enrolment,
}: Props) {
  const text = teamVerifyText().factor
  return (
    <>
      <FactorSection title={text.passkeys} state={text.passkeyCount(passkeyCount)}>
        <Link href={routes.passkeys} prefetch={false} className="inline-flex min-h-11 items-center">
          {text.passkeysWay}
        </Link>
      </FactorSection>
      <FactorSection title={text.app} state={hasAuthenticator ? text.appThere : undefined}>
        {hasAuthenticator ? (
          <ActionButton label={text.removeApp} path="/api/team/authenticator/remove" isImmediate />
        ) : (
          <EnrolmentSteps {...enrolment}>
            <SetUpApp introText={text.appNone} />
          </EnrolmentSteps>
        )}
      </FactorSection>
      {(hasAuthenticator || passkeyCount > 0) && (
        <FactorSection title={text.codes} state={text.codesLeft(codesLeft)}>
          <p className="text-muted">{text.newCodesNote}</p>
          <NewRecoveryCodes label={text.newCodes} />
        </FactorSection>
      )}
    </>
  )
}

type FactorSectionProps = { title: string; state?: string; children: ReactNode }

const FactorSection = ({ title, state, children }: FactorSectionProps) => (
  <section className="grid justify-items-start gap-3">
    <h2 className="text-2xl">{title}</h2>
    {state && <p>{state}</p>}
    {children}
  </section>
)
