'use client'

import Link from 'next/link'
import type { FormEventHandler, ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/lib/client/use-hydrated'
import { formWords } from '@/words/forms'
import type { Notice, Way } from './use-submission'

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
      <Button type="submit" disabled={!hydrated} busy={form.busy} busyLabel={busyLabel}>
        {button}
      </Button>
    </form>
  )
}

const WayLink = ({ href, label }: Way) => (
  <Link href={href} prefetch={false} className="mr-6 inline-flex min-h-11 items-center">
    {label}
  </Link>
)

export function FormNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null
  const { tone, text, more, ways = [] } = notice
  const links = ways.map((way) => <WayLink key={way.href} {...way} />)
  return (
    <>
      <Alert role="alert" tone={tone}>
        <p>{text}</p>
        {!more && links}
      </Alert>
      {more && (
        <Alert role="status" tone="info">
          <p>{more}</p>
          {links}
        </Alert>
      )}
    </>
  )
}
