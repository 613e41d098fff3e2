'use client'

import { useCallback, useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { get } from '@/lib/client/api'
import { useAuth } from '@/lib/client/use-auth'
import { loginFor, routes } from '@/lib/routes'
import type { Place } from '@/lib/series/schema'
import { seriesWords } from '@/words/series'
import { PlaceForms } from './place-forms'

type Known = { place: Place; xsrf: string }
type State = Known | 'failed' | 'ended' | null

const isPlace = (state: State): state is Known => state !== null && typeof state === 'object'

/** Ten thousand clocks strike at once, and a fifteenth of a minute is soon enough for most. */
const SPREAD_MS = 900
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000

/** Where the person stands, asked for beside the page that is the same for all, and again when it changes. */
export function YourPlace({ slug }: { slug: string }) {
  const words = seriesWords().place
  const { isAuthenticated } = useAuth()
  const [known, setKnown] = useState<State>(null)

  const ask = useCallback(async () => {
    const answer = await get<Known>(`/api/series/${slug}/place`)
    if (answer.ok) setKnown(answer.data)
    else if (answer.status === 401) setKnown('ended')
    // A code that is half typed outlives a moment without a connection.
    else setKnown((before) => (isPlace(before) ? before : 'failed'))
  }, [slug])

  useEffect(() => {
    if (isAuthenticated) void ask()
  }, [isAuthenticated, ask])

  // The meeting is in another tab, and timers rest meanwhile.
  useEffect(() => {
    if (!isAuthenticated) return
    const askAgain = () => document.visibilityState === 'visible' && void ask()
    document.addEventListener('visibilitychange', askAgain)
    return () => document.removeEventListener('visibilitychange', askAgain)
  }, [isAuthenticated, ask])

  const changesIn = isPlace(known) ? known.place.changesIn : null
  useEffect(() => {
    if (changesIn === null || changesIn > LONGEST_TIMER_MS) return
    const timer = setTimeout(ask, changesIn + Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [changesIn, ask])

  if (known === null)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {words.waitingForPlace}
      </p>
    )
  if (typeof known === 'string')
    return (
      <div className="grid gap-3" role="status">
        <p>{known === 'ended' ? words.ended : words.failed}</p>
        <a
          href={known === 'ended' ? loginFor(routes.gathering(slug)) : routes.gatheringPlace(slug)}
          className="button"
        >
          {known === 'ended' ? seriesWords().visitor.login : words.openPlace}
        </a>
      </div>
    )
  return (
    <div className="grid gap-4" aria-live="polite">
      <h2>{words.heading}</h2>
      <PlaceForms {...known} />
    </div>
  )
}
