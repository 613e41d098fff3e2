'use client'

import { useEffect, useRef, useState } from 'react'
import { readValue, writeValue } from '@/lib/client/indexed-db'

const STORAGE_KEY = 'shortcuts'
const TYPING_SELECTOR = 'input, textarea, select, [contenteditable], dialog[open]'

/** `?` opens the help, `/` focuses the search. Ignored while typing. */
export function useShortcuts(onHelp: () => void) {
  const [isEnabled, setIsEnabled] = useState(true)
  const onHelpRef = useRef(onHelp)
  onHelpRef.current = onHelp
  useEffect(() => {
    readValue<boolean>(STORAGE_KEY).then((storedValue) => setIsEnabled(storedValue !== false))
  }, [])
  useEffect(() => {
    if (!isEnabled) return
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest(TYPING_SELECTOR)) return
      if (key === '?') onHelpRef.current()
      else if (key === '/' ? !focusSearch() : !moveToRow(key) && !activateShortcut(key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isEnabled])
  const setEnabled = (enabled: boolean) => {
    setIsEnabled(enabled)
    void writeValue(STORAGE_KEY, enabled)
  }
  return { wanted: isEnabled, want: setEnabled }
}

function focusSearch() {
  const searchInput = document.querySelector<HTMLInputElement>('input[type="search"]')
  searchInput?.focus()
  searchInput?.select()
  return searchInput !== null
}

function moveToRow(key: string) {
  const step = { j: 1, k: -1 }[key]
  const rows = [...document.querySelectorAll<HTMLElement>('[data-rows] [data-row]')]
  if (!step || rows.length === 0) return false
  const index = rows.indexOf(document.activeElement as HTMLElement)
  const nextIndex = index < 0 ? (step > 0 ? 0 : rows.length - 1) : index + step
  rows[Math.max(0, Math.min(rows.length - 1, nextIndex))]?.focus()
  return true
}

/** Presses the button or focuses the field that declares this key. */
function activateShortcut(key: string) {
  if (!/^[a-z]$/.test(key)) return false
  const element = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
  if (!element) return false
  element.closest('details')?.setAttribute('open', '')
  element.focus()
  if (element.matches('button, a')) element.click()
  return true
}
