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

/** Ten thousand clocks strike at once, and a fifteenth of a minute is soon enough for most. */
const SPREAD_MS = 900
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000

/** Where the person stands, asked for beside the page that is the same for all, and again when it changes. */
export function YourPlace({ slug }: { slug: string }) {
  const words = seriesWords().place
  const { isAuthenticated } = useAuth()
  const [known, setKnown] = useState<Known | 'failed' | 'ended' | null>(null)

  const ask = useCallback(async () => {
    const answer = await get<Known>(`/api/series/${slug}/place`)
    setKnown(answer.ok ? answer.data : answer.status === 401 ? 'ended' : 'failed')
  }, [slug])

  useEffect(() => {
    if (isAuthenticated) void ask()
  }, [isAuthenticated, ask])

  const changesIn = known && typeof known === 'object' ? known.place.changesIn : null
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
