'use client'

import { useEffect, useRef, useState } from 'react'
import { keep, kept } from '@/lib/client/kept'

const KEPT = 'shortcuts'
const TYPING = 'input, textarea, select, [contenteditable], dialog[open]'

/** `?` shows what there is, `/` goes to the search. Never while somebody types. */
export function useShortcuts(help: () => void) {
  const [wanted, setWanted] = useState(true)
  const helping = useRef(help)
  helping.current = help
  useEffect(() => {
    kept<boolean>(KEPT).then((before) => setWanted(before !== false))
  }, [])
  useEffect(() => {
    if (!wanted) return
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest(TYPING)) return
      if (key === '?') helping.current()
      else if (key === '/' ? !goToSearch() : !walk(key) && !presses(key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [wanted])
  const want = (next: boolean) => {
    setWanted(next)
    void keep(KEPT, next)
  }
  return { wanted, want }
}

function goToSearch() {
  const box = document.querySelector<HTMLInputElement>('input[type="search"]')
  box?.focus()
  box?.select()
  return box !== null
}

/** To the next and the last row of a list. */
function walk(key: string) {
  const step = { j: 1, k: -1 }[key]
  const rows = [...document.querySelectorAll<HTMLElement>('[data-rows] [data-row]')]
  if (!step || rows.length === 0) return false
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const to = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step
  rows[Math.max(0, Math.min(rows.length - 1, to))]?.focus()
  return true
}

/** What says of itself that this key is its own: a button is pressed, a field is gone to. */
function presses(key: string) {
  if (!/^[a-z]$/.test(key)) return false
  const own = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
  if (!own) return false
  own.closest('details')?.setAttribute('open', '')
  own.focus()
  if (own.matches('button, a')) own.click()
  return true
}
