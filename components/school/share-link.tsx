'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
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
      {/* Two lines: the link is longer than a phone is wide. */}
      <TextArea
        label={uiText.label}
        value={url}
        rows={2}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" disabled={!isHydrated} onClick={copyUrl}>
          {uiText.copy}
        </Button>
        <p role="status">{statusText}</p>
      </div>
      <TextArea label={uiText.textLabel} value={text} rows={4} readOnly />
      <ShareActions text={text} />
    </div>
  )
}
