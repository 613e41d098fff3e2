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
      else if (key !== '/' || !goToSearch()) return
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
