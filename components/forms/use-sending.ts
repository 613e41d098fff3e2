'use client'

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { AlertTone } from '@/components/ui/alert'

/** In a new tab, the typed text stays in this one. */
export type NoticeLink = { href: string; label: string; opensNewTab?: true }
/** `more` adds to `text`, which may have to match the specification word for word. */
export type FormNotice = {
  tone: AlertTone
  text: string
  more?: string
  links?: NoticeLink[]
  action?: ReactNode
}
/** 'leaving' keeps the form busy until the next page loads. */
export type SendOutcome = FormNotice | 'leaving' | null

/** What every form does when it is sent: one request for two presses, busy until the answer, then its notice. */
export function useSending(
  send: () => Promise<SendOutcome>,
  getFirstNotice: () => FormNotice | null = () => null,
) {
  const [notice, setNotice] = useState(getFirstNotice)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setNotice(null)
    const outcome = await send()
    if (outcome === 'leaving') return
    setNotice(outcome)
    setIsBusy(false)
    isSending.current = false
  }

  return { submit, busy: isBusy, notice, clearNotice: () => setNotice(null) }
}
