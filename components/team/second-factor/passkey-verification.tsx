'use client'

import { getFailureText } from '@/components/forms/failure-reason'
import { PasskeyButton } from '@/components/forms/passkey-button'
import { teamVerifyText } from '@/i18n/team-verify'
import { post } from '@/lib/client/api'

export function PasskeyVerification({ onVerified }: { onVerified: () => void }) {
  const { passkey: text, failure } = teamVerifyText()
  async function verifyPasskey(passkeyResult: unknown) {
    const result = await post('/api/team/verify/passkey', passkeyResult)
    if (!result.ok) return getFailureText(result, failure)
    onVerified()
    return 'leaving'
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{text.heading}</h2>
      <PasskeyButton optionsPath="/api/team/verify/options" text={text} send={verifyPasskey} />
    </section>
  )
}
