'use client'

import { teamVerifyText } from '@/i18n/team-verify'
import type { VerificationMethods } from '@/lib/team/schema'
import { CodeVerification } from './code-verification'
import { PasskeyVerification } from './passkey-verification'
import { PasswordVerification } from './password-verification'

type Props = { methods: VerificationMethods; onVerified: () => void }

/** The user's methods, fastest first. */
export function VerifyForm({ methods, onVerified }: Props) {
  const text = teamVerifyText()
  return (
    <div className="grid gap-7">
      {methods.passkey && <PasskeyVerification onVerified={onVerified} />}
      {methods.code && <CodeVerification onVerified={onVerified} />}
      {methods.password && <PasswordVerification onVerified={onVerified} />}
      {!methods.password && <p className="text-muted">{text.lost}</p>}
    </div>
  )
}
