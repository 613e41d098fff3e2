import { routes } from '@/lib/routes'
import type { Kind } from '@/lib/series/kinds'
import type { Told } from '@/lib/series/queries/programme'
import { seriesWords } from '@/words/series'
import { Moment } from './moment'

type Props = {
  kind: Kind
  /** None when there is no date; unknown where the page was made without the database. */
  next: Told | null | 'unknown'
}

/** The next real date, by name; without one it says so, and never promises what is not fixed. */
export function NextDate({ kind, next }: Props) {
  const words = seriesWords().next
  return (
    <div className="mt-6 border-l-4 border-marigold bg-marigold-tint/40 px-4 py-3">
      <p className="font-semibold">{words.kinds[kind]}</p>
      {next === null && <p>{words.none[kind]}</p>}
      {next !== null && next !== 'unknown' && (
        <p>
          <a
            href={routes.gathering(next.slug)}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {next.title}
          </a>
          <br />
          <Moment at={next.startsAt} />
        </p>
      )}
      <p>
        <a href={routes.series} className="inline-flex min-h-11 items-center">
          {words.all}
        </a>
      </p>
    </div>
  )
}
