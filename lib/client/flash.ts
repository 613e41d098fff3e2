'use client'

import { useEffect, useState } from 'react'
import { thisTab } from './storage'

/** Leaves a sentence for the next page, and what to know beside it. */
export function leaveFlash(text: string, more: string | null = null): void {
  thisTab.write('flash', text)
  thisTab.write('flash-more', more)
}

/** The sentence that the page before left, shown once. */
export function useFlash() {
  const [flash, setFlash] = useState<{ text: string; more?: string } | null>(null)
  useEffect(() => {
    const [text, more] = [thisTab.read('flash'), thisTab.read('flash-more')]
    if (text === null) return
    leaveNothing()
    setFlash({ text, more: more ?? undefined })
  }, [])
  return flash
}

function leaveNothing() {
  thisTab.write('flash', null)
  thisTab.write('flash-more', null)
}

/** Leaves the email that was typed for the login form, so that it need not be typed twice. */
export const leaveEmail = (email: string) => thisTab.write('email', email)

/** The email that another form left, once. Never in an address, where logs would keep it. */
export function takeEmail(): string | null {
  const left = thisTab.read('email')
  if (left !== null) thisTab.write('email', null)
  return left
}
