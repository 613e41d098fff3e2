'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { useFilePost } from '@/lib/client/use-file-post'
import { FilePostProgress } from './file-post-progress'
import { FormFrame } from './form-frame'
import type { SubmissionNotice } from './use-submission'

type UploadText = Record<'label' | 'hint' | 'button' | 'busy' | 'failure', string> & {
  /** Where the page does not show that the file is there. */
  added?: string
}

/** One picture or PDF. */
export function UploadForm({ path, text }: { path: string; text: UploadText }) {
  const router = useRouter()
  const id = useId()
  const { progress, send } = useFilePost()
  const [notice, setNotice] = useState<SubmissionNotice | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const file = event.currentTarget.querySelector('input')?.files?.[0]
    if (progress || !file) return
    setNotice(null)
    const result = await send(path, file)
    if (!result.ok) return setNotice({ tone: 'error', text: result.msg ?? text.failure })
    router.refresh()
    if (text.added) setNotice({ tone: 'success', text: result.msg ?? text.added })
  }

  return (
    <FormFrame
      form={{ submit, prepare: () => {}, busy: progress !== null, notice }}
      button={text.button}
      busyLabel={text.busy}
    >
      <div className="field min-w-0">
        <label className="field-label" htmlFor={id}>
          {text.label}
        </label>
        <span id={`${id}-hint`} className="field-hint">
          {text.hint}
        </span>
        <input
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
