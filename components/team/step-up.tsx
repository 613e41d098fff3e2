'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { teamVerifyText } from '@/i18n/team-verify'
import { post } from '@/lib/client/api'
import { registerStepUpHandler } from '@/lib/client/step-up'
import { toVerifyPath } from '@/lib/routes'
import type { VerificationMethods } from '@/lib/team/schema'
import { VerifyForm } from './verify/verify-form'

/** A dialog, so that the page and its input stay. */
export function StepUp() {
  const text = teamVerifyText()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const resolverRef = useRef<(isVerified: boolean) => void>(undefined)
  const [methods, setMethods] = useState<VerificationMethods | null>(null)
  useEffect(() => registerStepUpHandler(() => promptStepUp(setMethods, resolverRef)), [])
  useEffect(() => {
    if (methods) dialogRef.current?.showModal()
    else dialogRef.current?.close()
  }, [methods])
  const close = (isVerified: boolean) => {
    resolverRef.current?.(isVerified)
    setMethods(null)
  }
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby="step-up"
      onClose={() => close(false)}
      className="sheet shortcuts"
    >
      <h2 id="step-up" className="text-2xl">
        {text.title}
      </h2>
      {methods && <VerifyForm methods={methods} onVerified={() => close(true)} />}
      <Button variant="secondary" onClick={() => close(false)}>
        {text.cancel}
      </Button>
    </dialog>
  )
}

type StepUpResolverRef = { current: ((isVerified: boolean) => void) | undefined }

/** Users without a second factor go to the page that sets one up. */
async function promptStepUp(
  openDialog: (methods: VerificationMethods) => void,
  resolverRef: StepUpResolverRef,
): Promise<boolean> {
  const result = await post<{ ways: VerificationMethods }>('/api/team/verify/options')
  if (!result.ok) return false
  const { ways: methods } = result.data
  if (!Object.values(methods).includes(true)) {
    window.location.assign(toVerifyPath(window.location.pathname))
    return false
  }
  return new Promise((resolve) => {
    resolverRef.current = resolve
    openDialog(methods)
  })
}
