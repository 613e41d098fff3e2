'use client'

import { useEffect, useRef, useState } from 'react'
import { type Grace, withGrace } from './grace'

/** A component's act that can be taken back for a moment; leaving the page, or the component, sends it. */
export function useGrace(send: Parameters<typeof withGrace>[0], ms?: number) {
  const [grace, setGrace] = useState<Grace>({ state: 'idle' })
  const sending = useRef(send)
  sending.current = send
  const [{ begin, undo, leave }] = useState(() =>
    withGrace((leaving) => sending.current(leaving), setGrace, ms),
  )

  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [leave])

  return { ...grace, begin, undo }
}
