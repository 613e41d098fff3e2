'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { teamVerifyText } from '@/i18n/team-verify'

type Props = { codes: string[]; onDone: () => void }

/** Shown once. The heading takes the focus, because the earlier content is gone. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const text = teamVerifyText().codes
  const [statusText, setStatusText] = useState('')
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => headingRef.current?.focus(), [])
  const copyCodes = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setStatusText(text.copied),
      // Denied by the browser, or not a secure context.
      () => setStatusText(text.notCopied),
    )
  return (
    <section className="grid gap-4">
      <h3 ref={headingRef} tabIndex={-1} className="text-xl outline-none">
        {text.title}
      </h3>
      <p>{text.text}</p>
      <ol className="grid gap-x-6 gap-y-1 font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={copyCodes}>
          {text.copy}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {text.print}
        </Button>
        <p role="status">{statusText}</p>
      </div>
      <Button onClick={onDone}>{text.kept}</Button>
    </section>
  )
}
