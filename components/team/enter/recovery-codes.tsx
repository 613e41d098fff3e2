'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { teamEnterWords } from '@/words/team-enter'

type Props = { codes: string[]; done: () => void }

/** Shown once. What was on the screen before is gone, so the heading takes the focus. */
export function RecoveryCodes({ codes, done }: Props) {
  const words = teamEnterWords().codes
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid(words.copied),
      // Refused by the browser, or no secure line.
      () => setSaid(words.notCopied),
    )
  return (
    <section className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.title}
      </h3>
      <p>{words.text}</p>
      <ol className="grid gap-x-6 gap-y-1 font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={copy}>
          {words.copy}
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <p role="status">{said}</p>
      </div>
      <Button onClick={done}>{words.kept}</Button>
    </section>
  )
}
