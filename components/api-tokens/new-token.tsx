'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/text-area'
import { apiTokensText } from '@/i18n/api-tokens'

type Props = { token: string; onDone: () => void }

/** The only time that the token is on a screen. */
export function NewToken({ token, onDone }: Props) {
  const { shown: text, created } = apiTokensText()
  const [statusText, setStatusText] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setStatusText(text.copied),
      // Denied by the browser, or not a secure context.
      () => setStatusText(text.notCopied),
    )
  return (
    <div className="grid gap-4">
      <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
        <p>{created}</p>
        <p className="mt-3 font-semibold">{text.heading}</p>
        <p>{text.text}</p>
      </Alert>
      {/* Two lines: a phone is narrower than the token. */}
      <TextArea
        label={text.label}
        value={token}
        rows={2}
        readOnly
        className="break-all"
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={copy}>
          {text.copy}
        </Button>
        <p role="status">{statusText}</p>
      </div>
      <p>
        <Button onClick={onDone}>{text.done}</Button>
      </p>
    </div>
  )
}
