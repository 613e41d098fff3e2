'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { useHydrated } from '@/lib/client/use-hydrated'
import { schoolInviteWords } from '@/words/school-invite'

type Props = { url: string; text: string }

/** The link and a text for it. The phone's own sharing where there is one, else copying. */
export function ShareLink({ url, text }: Props) {
  const words = schoolInviteWords().byLink
  const hydrated = useHydrated()
  const [said, setSaid] = useState('')
  const canShare = hydrated && 'share' in navigator
  const copy = (what: string) =>
    navigator.clipboard.writeText(what).then(
      () => setSaid(words.copied),
      // Refused by the browser, or no secure line.
      () => setSaid(words.notCopied),
    )
  const share = () =>
    navigator.share({ text }).catch(() => {
      // Whoever closes the phone's list of ways has changed their mind; nothing went wrong.
    })
  return (
    <div className="grid gap-4">
      <Field
        label={words.label}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
        trailing={
          <button
            type="button"
            className="field-button"
            disabled={!hydrated}
            onClick={() => copy(url)}
          >
            {words.copy}
          </button>
        }
      />
      <TextArea label={words.textLabel} value={text} rows={4} readOnly />
      <div className="flex flex-wrap items-center gap-4">
        <Button look="secondary" disabled={!hydrated} onClick={canShare ? share : () => copy(text)}>
          {canShare ? words.share : words.copyText}
        </Button>
        <p role="status">{said}</p>
      </div>
    </div>
  )
}
