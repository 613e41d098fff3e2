'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { schoolInviteText } from '@/i18n/school-invite'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { url: string; text: string }

/** The link and a text for it. The phone's own sharing where there is one, else copying. */
export function ShareLink({ url, text }: Props) {
  const uiText = schoolInviteText().byLink
  const isHydrated = useHydrated()
  const [statusText, setStatusText] = useState('')
  const canShare = isHydrated && 'share' in navigator
  const copyToClipboard = (value: string) =>
    navigator.clipboard.writeText(value).then(
      () => setStatusText(uiText.copied),
      // Refused by the browser, or no secure line.
      () => setStatusText(uiText.notCopied),
    )
  const share = () =>
    navigator.share({ text }).catch(() => {
      // Whoever closes the phone's list of ways has changed their mind; nothing went wrong.
    })
  return (
    <div className="grid gap-4">
      <Field
        label={uiText.label}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
        trailing={
          <button
            type="button"
            className="field-button"
            disabled={!isHydrated}
            onClick={() => copyToClipboard(url)}
          >
            {uiText.copy}
          </button>
        }
      />
      <TextArea label={uiText.textLabel} value={text} rows={4} readOnly />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          look="secondary"
          disabled={!isHydrated}
          onClick={canShare ? share : () => copyToClipboard(text)}
        >
          {canShare ? uiText.share : uiText.copyText}
        </Button>
        <p role="status">{statusText}</p>
      </div>
    </div>
  )
}
