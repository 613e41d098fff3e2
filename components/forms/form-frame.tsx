'use client'

import Link from 'next/link'
import {
  type ComponentProps,
  type FormEvent,
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formText } from '@/i18n/forms'
import { showOnScreen } from '@/lib/client/show-on-screen'
import { useHydrated } from '@/lib/client/use-hydrated'
import { LOADS_SCRIPTS } from '@/server/contract'
import type { FormNotice, NoticeLink } from './use-sending'

type FormFrameProps = {
  form: {
    submit: FormEventHandler<HTMLFormElement>
    busy: boolean
    notice: FormNotice | null
    prepare?: () => void
  }
  button: string
  busyLabel: string
  noValidate?: boolean
  children?: ReactNode
}

type ScriptedFormProps = FormFrameProps &
  Pick<ComponentProps<'form'>, 'ref' | 'onInput'> & {
    /** A small button below narrow gaps, for pages with several forms. */
    isCompact?: true
    buttonProps?: Partial<ComponentProps<typeof Button>>
  }

/** Without scripts the button stays disabled. Until hydration a press on it is held. */
export function FormFrame({
  form,
  button,
  busyLabel,
  isCompact,
  buttonProps,
  children,
  ...rest
}: ScriptedFormProps) {
  const isHydrated = useHydrated()
  return (
    <form
      method="post"
      {...LOADS_SCRIPTS.whenIdle}
      onFocus={form.prepare}
      onSubmit={form.submit}
      className={`grid ${isCompact ? 'content-start gap-4' : 'gap-5'}`}
      {...rest}
    >
      <noscript>
        <p className="alert alert-warning">{formText().noScript}</p>
      </noscript>
      {children}
      <FormResult notice={form.notice} />
      <Button
        type="submit"
        disabled={!isHydrated}
        busy={form.busy}
        busyLabel={busyLabel}
        className={isCompact && 'justify-self-start'}
        {...buttonProps}
      >
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
      <FormResult id="result" notice={form.notice} />
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

const NoticeLinkItem = ({ href, label, opensNewTab }: NoticeLink) => (
  <Link
    href={href}
    prefetch={false}
    {...(opensNewTab && { target: '_blank', rel: 'noreferrer' })}
    className="mr-6 inline-flex min-h-11 items-center"
  >
    {label}
  </Link>
)

type FormResultProps = { id?: string; notice: FormNotice | null }

/** Comes into view by itself. */
export function FormResult({ id, notice }: FormResultProps) {
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice) showOnScreen(noticeRef.current)
  }, [notice])
  if (!notice) return null
  const { tone, text, more, links = [], action } = notice
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
