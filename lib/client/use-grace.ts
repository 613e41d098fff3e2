'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome } from './api'

export type Grace = { state: 'idle' | 'waiting' | 'sending' | 'done' | 'failed'; msg?: string }

const GRACE_MS = 6000

/**
 * An act that is sent a few seconds after it was asked for, so that it can be taken back before anybody
 * is written to. Who leaves the page meanwhile has meant it: it is sent on the way out.
 */
export function useGrace(send: (leaving: boolean) => Promise<Outcome<unknown>>, ms = GRACE_MS) {
  const [grace, setGrace] = useState<Grace>({ state: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(send)
  sending.current = send

  const act = useCallback(async (leaving = false) => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    if (leaving) return void sending.current(true)
    setGrace({ state: 'sending' })
    const { ok, msg } = await sending.current(false)
    setGrace({ state: ok ? 'done' : 'failed', msg })
  }, [])

  const begin = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
    setGrace({ state: ms > 0 ? 'waiting' : 'sending' })
  }, [act, ms])

  const undo = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setGrace({ state: 'idle' })
  }, [])

  useEffect(() => {
    const leave = () => void act(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [act])

  return { ...grace, begin, undo }
}
