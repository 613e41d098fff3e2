'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import type { SubmissionNotice } from '@/components/forms/use-submission'
import { post } from '@/lib/client/api'

type Props = {
  path: string
  text: { button: string; busy: string; failure: string }
  /** Shown where the response has no message; without it the page itself shows the result. */
  done?: string
}

/** A form of one button. */
export function PressForm({ path, text, done }: Props) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<SubmissionNotice | null>(null)

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setNotice(null)
    const { ok, msg } = await post(path)
    setIsBusy(false)
    if (!ok) return setNotice({ tone: 'error', text: msg ?? text.failure })
    if (done) setNotice({ tone: 'info', text: msg ?? done })
    router.refresh()
  }

  return (
    <FormFrame
      form={{ submit, prepare: () => {}, busy: isBusy, notice }}
      button={text.button}
      busyLabel={text.busy}
    >
      {null}
    </FormFrame>
  )
}
