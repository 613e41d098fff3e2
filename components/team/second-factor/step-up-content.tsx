'use client'

import { Button } from '@/components/ui/button'
import { teamVerifyText } from '@/i18n/team-verify'
import type { VerificationMethods } from '@/lib/team/schema'
import { VerifyForm } from './verify-form'

type Props = { methods: VerificationMethods; onClose: (isVerified: boolean) => void }

export function StepUpContent({ methods, onClose }: Props) {
  const text = teamVerifyText()
  return (
    <>
      <h2 id="step-up" className="text-2xl">
        {text.title}
      </h2>
      <VerifyForm methods={methods} onVerified={() => onClose(true)} />
      <Button variant="secondary" onClick={() => onClose(false)}>
        {text.cancel}
      </Button>
    </>
  )
}
