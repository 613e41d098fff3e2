'use client'

import { useEffect, useRef, useState } from 'react'
import { post } from '@/lib/client/api'
import { registerStepUpHandler } from '@/lib/client/step-up'
import { toVerifyPath } from '@/lib/routes'
import type { VerificationMethods } from '@/lib/team/schema'
import type { StepUpContent as StepUpContentComponent } from './step-up-content'

type StepUpPrompt = { methods: VerificationMethods; StepUpContent: typeof StepUpContentComponent }

/** A dialog, so that the page and its input stay. Its content loads when it is needed. */
export function StepUp() {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const resolverRef = useRef<(isVerified: boolean) => void>(undefined)
  const [prompt, setPrompt] = useState<StepUpPrompt | null>(null)
  useEffect(() => registerStepUpHandler(() => promptStepUp(setPrompt, resolverRef)), [])
  useEffect(() => {
    if (prompt) dialogRef.current?.showModal()
    else dialogRef.current?.close()
  }, [prompt])
  const close = (isVerified: boolean) => {
    resolverRef.current?.(isVerified)
    setPrompt(null)
  }
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby="step-up"
      onClose={() => close(false)}
      className="sheet shortcuts"
    >
      {prompt && <prompt.StepUpContent methods={prompt.methods} onClose={close} />}
    </dialog>
  )
}

type StepUpResolverRef = { current: ((isVerified: boolean) => void) | undefined }

/** Users without a second factor go to the page that sets one up. */
async function promptStepUp(
  openDialog: (prompt: StepUpPrompt) => void,
  resolverRef: StepUpResolverRef,
): Promise<boolean> {
  const [result, content] = await Promise.all([
    post<{ ways: VerificationMethods }>('/api/team/verify/options'),
    import('./step-up-content').catch(ignoreFailedLoad),
  ])
  if (!result.ok) return false
  const { ways: methods } = result.data
  if (!Object.values(methods).includes(true)) {
    window.location.assign(toVerifyPath(window.location.pathname))
    return false
  }
  if (!content) return false
  return new Promise((resolve) => {
    resolverRef.current = resolve
    openDialog({ methods, StepUpContent: content.StepUpContent })
  })
}

/** Without network the rejected call fails as it does without this prompt. */
const ignoreFailedLoad = () => null
