'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import type { SubmissionNotice } from '@/components/forms/use-submission'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { postFile } from '@/lib/client/post-file'

export function SignedListForm({ path }: { path: string }) {
  const { papers: text } = schoolSessionsText()
  const router = useRouter()
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<SubmissionNotice | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const file = event.currentTarget.querySelector('input')?.files?.[0]
    if (isBusy || !file) return
    setIsBusy(true)
    setNotice(null)
    const result = await postFile(path, file)
    setIsBusy(false)
    if (result.ok) router.refresh()
    setNotice(
      result.ok
        ? { tone: 'success', text: result.msg ?? text.added }
        : { tone: 'error', text: result.msg ?? text.failure },
    )
  }

  return (
    <FormFrame
      form={{ submit, prepare: () => {}, busy: isBusy, notice }}
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
          accept="image/*,application/pdf"
          aria-describedby={`${id}-hint`}
          className="min-h-11 w-full min-w-0"
        />
      </div>
    </FormFrame>
  )
}
