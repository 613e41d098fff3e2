import type { ReactNode } from 'react'
import { EmptyState } from '@/components/site/empty-state'
import { buttonClass } from '@/components/ui/button'
import { liveSessionText } from '@/i18n/live-sessions'
import type {
  getProgramme,
  ProgrammeQuery,
  PublicLiveSession,
} from '@/lib/live-sessions/public-sessions'
import { routes } from '@/lib/routes'
import { LiveSessionRow } from '../session/live-session-row'

type Props = { results: Awaited<ReturnType<typeof getProgramme>>; query: ProgrammeQuery }

/** Upcoming sessions first, then past ones, latest first. */
export function ProgrammeList({
  results: { coming: upcoming, past, earlier: earlierBefore },
  query,
}: Props) {
  const text = liveSessionText()
  const isFiltered = Boolean(query.kind || query.theme || query.region)
  return (
    <>
      {!query.before && (
        <ProgrammeSection
          id="coming"
          heading={text.coming.heading}
          empty={
            <EmptyState
              picture="online"
              text={isFiltered ? text.coming.noneFound : text.coming.none}
            />
          }
          liveSessions={upcoming}
        />
      )}
      <ProgrammeSection
        id="past"
        heading={text.past.heading}
        empty={<p className="mt-4">{isFiltered ? text.past.noneFound : text.past.none}</p>}
        liveSessions={past}
      />
      {earlierBefore && (
        <p className="mt-6">
          <a href={buildEarlierUrl(query, earlierBefore)} className={buttonClass('secondary')}>
            {text.past.earlier}
          </a>
        </p>
      )}
    </>
  )
}

type ProgrammeSectionProps = {
  id: string
  heading: string
  empty: ReactNode
  liveSessions: PublicLiveSession[]
}

function ProgrammeSection({ id, heading, empty, liveSessions }: ProgrammeSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id}>{heading}</h2>
      {liveSessions.length === 0 && empty}
      <ul className="mt-3 divide-y divide-rule">
        {liveSessions.map((liveSession) => (
          <LiveSessionRow key={liveSession.slug} liveSession={liveSession} />
        ))}
      </ul>
    </section>
  )
}

function buildEarlierUrl({ kind, theme, region }: ProgrammeQuery, before: Date) {
  const params = { kind, theme, region, before: before.toISOString() }
  const entries = Object.entries(params).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return `${routes.series}?${new URLSearchParams(entries)}#past`
}
