'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { schoolInviteText } from '@/i18n/school-invite'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { url: string; text: string }

/** Uses the Web Share API where available, else copies. */
export function ShareLink({ url, text }: Props) {
  const uiText = schoolInviteText().byLink
  const isHydrated = useHydrated()
  const [statusText, setStatusText] = useState('')
  const canShare = isHydrated && 'share' in navigator
  const copyToClipboard = (value: string) =>
    navigator.clipboard.writeText(value).then(
      () => setStatusText(uiText.copied),
      // Denied by the browser, or not a secure context.
      () => setStatusText(uiText.notCopied),
    )
  const share = () =>
    navigator.share({ text }).catch(() => {
      // The user closed the share dialog, which is not an error.
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
          variant="secondary"
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
