import type { Told } from '@/lib/series/queries/programme'
import { seriesWords } from '@/words/series'

/** Which kind of session it is, and whether it runs now: text, since there is nothing to press. */
export function SessionKicker({ gathering: { kind, standing } }: { gathering: Told }) {
  const { kinds, standings } = seriesWords()
  const runs = standing === 'open' || standing === 'live'
  return (
    <p className="font-display text-xl font-semibold text-muted">
      {kinds[kind]}
      {runs && <span className="text-leaf">{` · ${standings[standing]}`}</span>}
    </p>
  )
}
