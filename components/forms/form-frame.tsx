'use client'

import Link from 'next/link'
import type { FormEventHandler, ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/lib/client/use-hydrated'
import { formWords } from '@/words/forms'
import type { Notice } from './use-submission'

type FormFrameProps = {
  form: {
    submit: FormEventHandler<HTMLFormElement>
    prepare: () => void
    busy: boolean
    notice: Notice | null
  }
  button: string
  busyLabel: string
  noValidate?: boolean
  children: ReactNode
}

/** The fields, the message and the button, which sleeps where nothing can answer a press. */
export function FormFrame({ form, button, busyLabel, noValidate, children }: FormFrameProps) {
  const hydrated = useHydrated()
  return (
    <form
      method="post"
      data-live="now"
      noValidate={noValidate}
      onFocus={form.prepare}
      onSubmit={form.submit}
      className="grid gap-5"
    >
      <noscript>
        <p className="alert alert-warning">{formWords().noScript}</p>
      </noscript>
      {children}
      <FormNotice notice={form.notice} />
      <Button
        type="submit"
        data-live="touched"
        disabled={!hydrated}
        busy={form.busy}
        busyLabel={busyLabel}
      >
        {button}
      </Button>
    </form>
  )
}

export function FormNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null
  const { tone, text, way } = notice
  return (
    <Alert role="alert" tone={tone}>
      <p>{text}</p>
      {way && (
        <Link href={way.href} prefetch={false} className="inline-flex min-h-11 items-center">
          {way.label}
        </Link>
      )}
    </Alert>
  )
}
