'use client'

import { useEffect, useState } from 'react'
import { sessionStore } from './storage'

export function storeFlash(text: string, detail: string | null = null): void {
  sessionStore.write('flash', text)
  sessionStore.write('flash-more', detail)
}

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

export const storeEmail = (email: string) => sessionStore.write('email', email)

/** Read once. Not passed in the URL, because logs would store it. */
export function consumeEmail(): string | null {
  const email = sessionStore.read('email')
  if (email !== null) sessionStore.write('email', null)
  return email
}
