'use client'

import { Alert } from '@/components/ui/alert'
import { webhooksText } from '@/i18n/webhooks'

export type ShownSecret = { text: string; secret: string; href?: string }

/** Gone with the next load of the page: the server keeps it encrypted. */
export function NewSecretNotice({ text, secret, href }: ShownSecret) {
  const { secret: secretText } = webhooksText()
  return (
    <Alert role="alert" tone="success" tabIndex={-1} ref={focusNotice}>
      <p>{text}</p>
      <p className="mt-3 font-semibold">{secretText.once}</p>
      <p className="mt-3 break-all">
        <span className="sr-only">{`${secretText.label}: `}</span>
        <code className="select-all">{secret}</code>
      </p>
      {href && (
        <p className="mt-3">
          <a href={href}>{secretText.open}</a>
        </p>
      )}
    </Alert>
  )
}

const focusNotice = (notice: HTMLDivElement | null) => notice?.focus()
