'use client'

import { useCallback, useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { liveSessionText } from '@/i18n/live-sessions'
import { get } from '@/lib/client/api'
import { useAuth } from '@/lib/client/use-auth'
import type { SessionRegistration } from '@/lib/live-sessions/schema'
import { routes, toLoginPath } from '@/lib/routes'
import { RegistrationActions } from './registration-actions'

type MyRegistrationResponse = { registration: SessionRegistration; xsrf: string }
type MyRegistrationState = MyRegistrationResponse | 'failed' | 'ended' | null

const isLoaded = (state: MyRegistrationState): state is MyRegistrationResponse =>
  state !== null && typeof state === 'object'

/** Spreads the refreshes of 10,000 browsers over most of a second. */
const REFRESH_SPREAD_MS = 900
const MAX_TIMER_MS = 24 * 60 * 60 * 1000

/** Loaded separately from the cached page, and again when it changes. */
export function MyRegistration({ slug }: { slug: string }) {
  const text = liveSessionText().registration
  const { isAuthenticated } = useAuth()
  const [registrationState, setRegistrationState] = useState<MyRegistrationState>(null)

  const refresh = useCallback(async () => {
    const result = await get<MyRegistrationResponse>(`/api/series/${slug}/registration`)
    if (result.ok) setRegistrationState(result.data)
    else if (result.status === 401) setRegistrationState('ended')
    // A connection error must not discard a half-typed code.
    else setRegistrationState((previous) => (isLoaded(previous) ? previous : 'failed'))
  }, [slug])

  useEffect(() => {
    if (isAuthenticated) void refresh()
  }, [isAuthenticated, refresh])

  // Timers pause in background tabs, and the meeting opens in another tab.
  useEffect(() => {
    if (!isAuthenticated) return
    const refreshWhenVisible = () => document.visibilityState === 'visible' && void refresh()
    document.addEventListener('visibilitychange', refreshWhenVisible)
    return () => document.removeEventListener('visibilitychange', refreshWhenVisible)
  }, [isAuthenticated, refresh])

  const changesInMs = isLoaded(registrationState) ? registrationState.registration.changesIn : null
  useEffect(() => {
    if (changesInMs === null || changesInMs > MAX_TIMER_MS) return
    const timer = setTimeout(refresh, changesInMs + Math.random() * REFRESH_SPREAD_MS)
    return () => clearTimeout(timer)
  }, [changesInMs, refresh])

  if (registrationState === null)
    return (
      <div role="status" className="grid gap-4">
        <p className="flex items-center gap-3">
          <Spinner />
          {text.waitingForPlace}
        </p>
        <span className="session-skeleton" />
      </div>
    )
  if (typeof registrationState === 'string')
    return (
      <div className="grid gap-3" role="status">
        <p>{registrationState === 'ended' ? text.ended : text.failed}</p>
        <a
          href={
            registrationState === 'ended'
              ? toLoginPath(routes.liveSession(slug))
              : routes.liveSessionRegistration(slug)
          }
          className="button button-accent"
        >
          {registrationState === 'ended' ? liveSessionText().visitor.login : text.openRegistration}
        </a>
      </div>
    )
  const isOver = registrationState.registration.phase === 'over'
  return (
    <div className="grid gap-4" aria-live="polite">
      <h2>{isOver ? liveSessionText().participation : text.heading}</h2>
      <RegistrationActions {...registrationState} />
      {!isOver && (
        <a href={routes.liveSessionCalendar(slug)} className="inline-flex min-h-11 items-center">
          {text.calendar}
        </a>
      )}
    </div>
  )
}
