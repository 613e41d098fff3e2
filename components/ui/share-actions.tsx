'use client'

import { useState } from 'react'
import { shareText } from '@/i18n/share'
import { useHydrated } from '@/lib/client/use-hydrated'
import { Button, buttonClass } from './button'
import { buildWhatsAppUrl } from './whatsapp-url'

type Props = {
  text: string
  /** With a subject, also offers an email. */
  subject?: string
}

/** The links work without scripts. Sharing with any app needs the Web Share API. */
export function ShareActions({ text, subject }: Props) {
  const uiText = shareText()
  const isHydrated = useHydrated()
  const [statusText, setStatusText] = useState('')
  const canShare = isHydrated && 'share' in navigator
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatusText(uiText.copied),
      // Denied by the browser, or not a secure context.
      () => setStatusText(uiText.notCopied),
    )
  const share = () =>
    navigator.share({ text }).catch(() => {
      // The user closed the share dialog, which is not an error.
    })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ShareLinks text={text} subject={subject} />
      <Button variant="secondary" disabled={!isHydrated} onClick={copy}>
        {uiText.copy}
      </Button>
      {canShare && (
        <Button variant="secondary" onClick={share}>
          {uiText.share}
        </Button>
      )}
      <p role="status">{statusText}</p>
    </div>
  )
}

function ShareLinks({ text, subject }: Props) {
  const uiText = shareText()
  const linkClass = buttonClass('secondary')
  return (
    <>
      <a href={buildWhatsAppUrl(text)} target="_blank" rel="noreferrer" className={linkClass}>
        {uiText.whatsApp}
      </a>
      {subject && (
        <a href={buildEmailUrl(subject, text)} className={linkClass}>
          {uiText.email}
        </a>
      )}
    </>
  )
}

const buildEmailUrl = (subject: string, text: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
