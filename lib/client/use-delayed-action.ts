'use client'

import { useEffect, useRef, useState } from 'react'
import type { ApiOutcome } from './api'

export type DelayedActionState = {
  state: 'idle' | 'waiting' | 'sending' | 'done' | 'failed'
  msg?: string
}

const UNDO_WINDOW_MS = 6000

/** Delayed, so that it can be undone before anyone is notified; leaving the page sends it at once. */
export function createDelayedAction(
  send: (isLeaving: boolean) => Promise<ApiOutcome<unknown>>,
  onStateChange: (state: DelayedActionState) => void,
  delayMs = UNDO_WINDOW_MS,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    const wasWaiting = timer !== undefined
    clearTimeout(timer)
    timer = undefined
    return wasWaiting
  }
  const sendNow = async () => {
    stop()
    onStateChange({ state: 'sending' })
    const { ok, msg } = await send(false)
    onStateChange({ state: ok ? 'done' : 'failed', msg })
  }
  return {
    begin: () => {
      stop()
      timer = setTimeout(sendNow, delayMs)
      onStateChange({ state: delayMs > 0 ? 'waiting' : 'sending' })
    },
    undo: () => {
      stop()
      onStateChange({ state: 'idle' })
    },
    leave: () => {
      if (stop()) void send(true)
    },
  }
}

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
