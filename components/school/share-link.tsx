'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { ShareActions } from '@/components/ui/share-actions'
import { TextArea } from '@/components/ui/text-area'
import { schoolInviteText } from '@/i18n/school-invite'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { url: string; text: string }

export function ShareLink({ url, text }: Props) {
  const uiText = schoolInviteText().byLink
  const isHydrated = useHydrated()
  const [statusText, setStatusText] = useState('')
  const copyUrl = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatusText(uiText.copied),
      // Denied by the browser, or not a secure context.
      () => setStatusText(uiText.notCopied),
    )
  return (
    <div className="grid gap-4">
      <Field
        label={uiText.label}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
        trailing={
          <button type="button" className="field-button" disabled={!isHydrated} onClick={copyUrl}>
            {uiText.copy}
          </button>
        }
      />
      <p role="status">{statusText}</p>
      <TextArea label={uiText.textLabel} value={text} rows={4} readOnly />
      <ShareActions text={text} />
    </div>
  )
}
