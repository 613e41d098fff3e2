import type { ReactNode } from 'react'
import type { Told } from '@/lib/series/queries/programme'
import { seriesWords } from '@/words/series'
import { Moment } from './moment'

/** All that is to be known before one registers. */
export function GatheringFacts({ gathering }: { gathering: Told }) {
  const words = seriesWords()
  const { labels } = words
  const { startsAt, minutes, host, hostLine, audience, seats, subject, region, proof } = gathering
  const { standing } = gathering
  const isAhead = standing !== 'over' && standing !== 'cancelled'
  const theme = words.themes[gathering.theme as keyof typeof words.themes]
  const facts: [label: string, fact: ReactNode][] = [
    [labels.when, <Moment key="" at={startsAt} />],
    [labels.minutes, words.minutes(minutes)],
    [labels.host, `${host}. ${hostLine}`],
    [labels.where, isAhead ? words.onlineFromHere : words.online],
    [labels.audience, words.audiences[audience]],
    [labels.theme, theme],
    [labels.subject, subject],
    [labels.region, region],
    [labels.seats, seats && words.seats(seats)],
    [labels.proof, standing !== 'cancelled' && words.proofs[proof]],
  ]
  return (
    <dl className="rows mt-6">
      {facts.map(
        ([label, fact]) =>
          fact && (
            <div key={label} className="grid gap-x-6 sm:grid-cols-[7rem_1fr]">
              <dt className="font-display text-lg font-semibold">{label}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
