'use client'

import { useEffect, useRef, useState } from 'react'
import { createDelayedAction, type DelayedActionState } from './delayed-action'

export function useDelayedAction(
  send: Parameters<typeof createDelayedAction>[0],
  delayMs?: number,
) {
  const [state, setState] = useState<DelayedActionState>({ state: 'idle' })
  const latestSend = useRef(send)
  latestSend.current = send
  const [{ begin, undo, leave }] = useState(() =>
    createDelayedAction((isLeaving) => latestSend.current(isLeaving), setState, delayMs),
  )

  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [leave])

  return { ...state, begin, undo }
}
