'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { post } from './api'
import { completeLogin } from './complete-login'
import {
  type PasskeyError,
  type PasskeyRequestOptions,
  type PasskeyResult,
  requestPasskey,
  suggestPasskey,
  supportsPasskeyAutofill,
  supportsPasskeys,
} from './passkeys'
import { currentSession, type StoredSession } from './session-store'
import { useHydrated } from './use-hydrated'

const LOGIN_PATH = '/api/auth/user/login/passkey'
/** Slightly shorter than the challenge's lifetime. */
const CHALLENGE_REFRESH_MS = 4 * 60_000

type PasskeyLoginError = { code: PasskeyError; text?: undefined } | { text: string }

export function usePasskeyLogin() {
  const isSupported = useHydrated() && supportsPasskeys()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<PasskeyLoginError | null>(null)
  const attempt = useRef(0)

  const logIn = useCallback(async (result: PasskeyResult) => {
    if (result.error) return reject(setError, { code: result.error })
    const outcome = await post<Partial<StoredSession>>(LOGIN_PATH, result.response)
    if (outcome.ok && completeLogin(outcome.data)) return true
    return reject(setError, outcome.msg ? { text: outcome.msg } : { code: 'offline' })
  }, [])

  const waitForAutofill = useCallback(async () => {
    attempt.current += 1
    const ownAttempt = attempt.current
    while (ownAttempt === attempt.current && (await supportsPasskeyAutofill())) {
      const options = await fetchOptions()
      if (!options || ownAttempt !== attempt.current) return
      const expiry = new Promise<null>((resolve) => setTimeout(resolve, CHALLENGE_REFRESH_MS, null))
      const result = await Promise.race([suggestPasskey(options), expiry])
      if (ownAttempt !== attempt.current || result?.error) return
      if (result && (await logIn(result))) return
    }
  }, [logIn])

  useEffect(() => {
    if (!currentSession()) void waitForAutofill()
    return () => {
      attempt.current += 1
    }
  }, [waitForAutofill])

  const begin = useCallback(async () => {
    attempt.current += 1
    setIsBusy(true)
    setError(null)
    const options = await fetchOptions()
    const result: PasskeyResult = options ? await requestPasskey(options) : { error: 'offline' }
    // After a login the button stays busy until the next page loads.
    if (await logIn(result)) return
    setIsBusy(false)
    void waitForAutofill()
  }, [logIn, waitForAutofill])

  return { possible: isSupported, busy: isBusy, fault: error, begin }
}

function reject(setError: (error: PasskeyLoginError) => void, error: PasskeyLoginError) {
  setError(error)
  return false
}

async function fetchOptions() {
  const outcome = await post<{ options: PasskeyRequestOptions }>(`${LOGIN_PATH}/options`)
  return outcome.ok ? outcome.data.options : null
}
