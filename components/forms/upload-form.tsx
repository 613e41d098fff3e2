'use client'

import { useRouter } from 'next/navigation'
import { useId, useRef } from 'react'
import { useFilePost } from '@/lib/client/use-file-post'
import { getFailureText } from './failure-reason'
import { FilePostProgress } from './file-post-progress'
import { FormFrame } from './form-frame'
import { useSending } from './use-sending'

type UploadText = Record<'label' | 'hint' | 'button' | 'busy' | 'failure', string> & {
  /** Where the page does not show that the file is there. */
  added?: string
}

/** One picture or PDF. */
export function UploadForm({ path, text }: { path: string; text: UploadText }) {
  const router = useRouter()
  const id = useId()
  const { progress, send } = useFilePost()
  const inputRef = useRef<HTMLInputElement>(null)
  const form = useSending(async () => {
    const file = inputRef.current?.files?.[0]
    if (!file) return null
    const result = await send(path, file)
    if (!result.ok) return { tone: 'error', text: getFailureText(result, text.failure) }
    router.refresh()
    return text.added ? { tone: 'success', text: result.msg ?? text.added } : null
  })

  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy}>
      <div className="field min-w-0">
        <label className="field-label" htmlFor={id}>
          {text.label}
        </label>
        <span id={`${id}-hint`} className="field-hint">
          {text.hint}
        </span>
        <input
          ref={inputRef}
          id={id}
          type="file"
          required
          accept="image/*,application/pdf"
          aria-describedby={`${id}-hint`}
          className="min-h-11 w-full min-w-0"
        />
      </div>
      <FilePostProgress progress={progress} />
    </FormFrame>
  )
}
