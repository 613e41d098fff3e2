import { buttonClass } from '@/components/ui/button'
import { liveSessionText } from '@/i18n/live-sessions'
import type {
  getProgramme,
  ProgrammeQuery,
  PublicLiveSession,
} from '@/lib/live-sessions/queries/programme'
import { routes } from '@/lib/routes'
import { LiveSessionRow } from './live-session-row'

type Props = { found: Awaited<ReturnType<typeof getProgramme>>; asked: ProgrammeQuery }

/** What comes, the next first; then what was, the last first, by and by. */
export function ProgrammeList({
  found: { coming: upcoming, past, earlier: earlierBefore },
  asked: query,
}: Props) {
  const text = liveSessionText()
  const isFiltered = Boolean(query.kind || query.theme || query.region)
  return (
    <>
      {!query.before && (
        <ProgrammeSection
          id="coming"
          heading={text.coming.heading}
          none={isFiltered ? text.coming.noneFound : text.coming.none}
          list={upcoming}
        />
      )}
      <ProgrammeSection
        id="past"
        heading={text.past.heading}
        none={isFiltered ? text.past.noneFound : text.past.none}
        list={past}
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
  none: string
  list: PublicLiveSession[]
}

function ProgrammeSection({
  id,
  heading,
  none: emptyText,
  list: liveSessions,
}: ProgrammeSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="underlined">
        {heading}
      </h2>
      {liveSessions.length === 0 && <p className="mt-4">{emptyText}</p>}
      <ul className="mt-3 divide-y divide-rule">
        {liveSessions.map((liveSession) => (
          <LiveSessionRow key={liveSession.slug} gathering={liveSession} />
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
