'use client'

import { getLanguageTag } from '@/i18n/language'
import { useNow } from '@/lib/client/use-now'

type Props = {
  startsAt: string
  /** The day, as the server knows it; without scripts it stays. */
  day: string
  /** From the start on. */
  begun: string
}

const MINUTE_MS = 60_000

/** In a box of one height, so that the page does not move when the figures come. */
export function Countdown({ startsAt, day, begun }: Props) {
  const now = useNow(() => null)
  const minutes = now === null ? null : Math.ceil((Date.parse(startsAt) - now) / MINUTE_MS)
  if (minutes === null || minutes <= 0)
    return <p className="session-count">{minutes === null ? day : begun}</p>
  return (
    <p key="figures" className="session-count">
      <Figure unit="day" value={Math.floor(minutes / 1440)} />
      <Figure unit="hour" value={Math.floor(minutes / 60) % 24} />
      <Figure unit="minute" value={minutes % 60} />
    </p>
  )
}

type CountdownFigure = { unit: 'day' | 'hour' | 'minute'; value: number }

/** The browser has the words, with their plurals. */
function Figure({ unit, value }: CountdownFigure) {
  const format = new Intl.NumberFormat(`${getLanguageTag()}-u-nu-latn`, {
    ...{ style: 'unit', unit, unitDisplay: 'long' },
  })
  const name = format.formatToParts(value).find(({ type }) => type === 'unit')?.value
  return (
    <span>
      <strong>{value}</strong> <small>{name}</small>
    </span>
  )
}
