'use client'

import Link from 'next/link'
import { type FormEvent, type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formText } from '@/i18n/forms'
import { showOnScreen } from '@/lib/client/show-on-screen'
import { useHydrated } from '@/lib/client/use-hydrated'
import { LOADS_SCRIPTS } from '@/server/contract'
import type { NoticeLink, SubmissionNotice } from './use-submission'

type FormFrameProps = {
  form: {
    submit: FormEventHandler<HTMLFormElement>
    prepare: () => void
    busy: boolean
    notice: SubmissionNotice | null
  }
  button: string
  busyLabel: string
  noValidate?: boolean
  children: ReactNode
}

/** Without scripts the button stays disabled. Until hydration a press on it is held. */
export function FormFrame({ form, button, busyLabel, noValidate, children }: FormFrameProps) {
  const isHydrated = useHydrated()
  return (
    <form
      method="post"
      {...LOADS_SCRIPTS.whenIdle}
      noValidate={noValidate}
      onFocus={form.prepare}
      onSubmit={form.submit}
      className="grid gap-5"
    >
      <noscript>
        <p className="alert alert-warning">{formText().noScript}</p>
      </noscript>
      {children}
      <FormNotice notice={form.notice} />
      <Button type="submit" disabled={!isHydrated} busy={form.busy} busyLabel={busyLabel}>
        {button}
      </Button>
    </form>
  )
}

/** Posts to its page until hydration, and without scripts. `server/deferred-scripts.ts` fills the hidden fields. */
export function PostingFormFrame({
  form,
  button,
  busyLabel,
  noValidate,
  children,
}: FormFrameProps) {
  const isHydrated = useHydrated()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (event.currentTarget.dataset.posting === 'true') event.preventDefault()
    else form.submit(event)
  }
  return (
    <form
      method="post"
      {...LOADS_SCRIPTS.whenIdle}
      {...(!isHydrated && { 'data-posts': '' })}
      noValidate={noValidate}
      onFocus={form.prepare}
      onSubmit={submit}
      className="grid gap-5"
    >
      <input type="hidden" name="xsrf" />
      <input type="hidden" name="session" />
      {children}
      <FormNotice id="result" notice={form.notice} />
      <Button
        type="submit"
        data-live={undefined}
        data-busy={busyLabel}
        busy={form.busy}
        busyLabel={busyLabel}
      >
        <span>{button}</span>
      </Button>
    </form>
  )
}

const NoticeLinkItem = ({ href, label }: NoticeLink) => (
  <Link href={href} prefetch={false} className="mr-6 inline-flex min-h-11 items-center">
    {label}
  </Link>
)

type FormNoticeProps = { id?: string; notice: SubmissionNotice | null }

export function FormNotice({ id, notice }: FormNoticeProps) {
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice) showOnScreen(noticeRef.current)
  }, [notice])
  if (!notice) return null
  const { tone, text, more, ways: links = [], action } = notice
  const linkItems = links.map((link) => <NoticeLinkItem key={link.href} {...link} />)
  return (
    <div id={id} ref={noticeRef} className="form-result grid gap-5">
      <Alert role="alert" tone={tone}>
        <p>{text}</p>
        {!more && linkItems}
        {action}
      </Alert>
      {more && (
        <Alert role="status" tone="info">
          <p>{more}</p>
          {linkItems}
        </Alert>
      )}
    </div>
  )
}
