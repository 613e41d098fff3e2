'use client'

import { teamVerifyText } from '@/i18n/team-verify'
import type { VerificationMethods } from '@/lib/team/schema'
import { CodeVerification } from './code-verification'
import { PasskeyVerification } from './passkey-verification'
import { PasswordVerification } from './password-verification'

type Props = { ways: VerificationMethods; done: () => void }

/** The ways that this person has, the quickest first. */
export function VerifyForm({ ways: methods, done: onVerified }: Props) {
  const text = teamVerifyText()
  return (
    <div className="grid gap-7">
      {methods.passkey && <PasskeyVerification done={onVerified} />}
      {methods.code && <CodeVerification done={onVerified} />}
      {methods.password && <PasswordVerification done={onVerified} />}
      {!methods.password && <p className="text-muted">{text.lost}</p>}
    </div>
  )
}
