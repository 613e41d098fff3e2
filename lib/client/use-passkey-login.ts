'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { post } from './api'
import { enterWith } from './enter'
import {
  type Asking,
  knowsPasskeys,
  type PasskeyFault,
  type Shown,
  showPasskey,
  suggestPasskey,
  suggestsPasskeys,
} from './passkeys'
import { currentSession, type Session } from './session-store'
import { useHydrated } from './use-hydrated'

const CALL = '/api/auth/user/login/passkey'
/** A little less than what the site asks is good for. */
const ASK_AGAIN_MS = 4 * 60_000

/** What went wrong: a code of the browser's side, or a sentence of the server's. */
type Fault = { code: PasskeyFault; text?: undefined } | { text: string }

/** Logs in by passkey: from the field's own suggestions where the browser has them, and by a button. */
export function usePasskeyLogin() {
  const possible = useHydrated() && knowsPasskeys()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const waiting = useRef(0)

  const enter = useCallback(async (shown: Shown) => {
    if (shown.fault) return refused(setFault, { code: shown.fault })
    const answer = await post<Partial<Session>>(CALL, shown.answer)
    if (answer.ok && enterWith(answer.data)) return true
    return refused(setFault, answer.msg ? { text: answer.msg } : { code: 'offline' })
  }, [])

  const wait = useCallback(async () => {
    waiting.current += 1
    const mine = waiting.current
    while (mine === waiting.current && (await suggestsPasskeys())) {
      const options = await optionsFor()
      if (!options || mine !== waiting.current) return
      const later = new Promise<null>((resolve) => setTimeout(resolve, ASK_AGAIN_MS, null))
      const shown = await Promise.race([suggestPasskey(options), later])
      if (mine !== waiting.current || shown?.fault) return
      if (shown && (await enter(shown))) return
    }
  }, [enter])

  useEffect(() => {
    if (!currentSession()) void wait()
    return () => {
      waiting.current += 1
    }
  }, [wait])

  const begin = useCallback(async () => {
    waiting.current += 1
    setBusy(true)
    setFault(null)
    const options = await optionsFor()
    const shown: Shown = options ? await showPasskey(options) : { fault: 'offline' }
    // Whoever is in keeps a busy button until the next page is there.
    if (await enter(shown)) return
    setBusy(false)
    void wait()
  }, [enter, wait])

  return { possible, busy, fault, begin }
}

function refused(say: (fault: Fault) => void, fault: Fault) {
  say(fault)
  return false
}

async function optionsFor() {
  const answer = await post<{ options: Asking }>(`${CALL}/options`)
  return answer.ok ? answer.data.options : null
}
