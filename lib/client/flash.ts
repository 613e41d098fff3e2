'use client'

import { useEffect, useState } from 'react'
import { sessionStore } from './storage'

/** Leaves a sentence for the next page, and what to know beside it. */
export function storeFlash(text: string, detail: string | null = null): void {
  sessionStore.write('flash', text)
  sessionStore.write('flash-more', detail)
}

/** The sentence that the page before left, shown once. */
export function useFlash() {
  const [flash, setFlash] = useState<{ text: string; more?: string } | null>(null)
  useEffect(() => {
    const [text, detail] = [sessionStore.read('flash'), sessionStore.read('flash-more')]
    if (text === null) return
    clearFlash()
    setFlash({ text, more: detail ?? undefined })
  }, [])
  return flash
}

function clearFlash() {
  sessionStore.write('flash', null)
  sessionStore.write('flash-more', null)
}

/** Leaves the email that was typed for the login form, so that it need not be typed twice. */
export const storeEmail = (email: string) => sessionStore.write('email', email)

/** The email that another form left, once. Never in an address, where logs would keep it. */
export function consumeEmail(): string | null {
  const email = sessionStore.read('email')
  if (email !== null) sessionStore.write('email', null)
  return email
}
