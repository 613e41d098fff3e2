import { Badge } from '@/components/ui/badge'
import { routes } from '@/lib/routes'
import type { Told } from '@/lib/series/queries/programme'
import { seriesWords } from '@/words/series'
import { Moment } from './moment'

/**
 * One line of the programme. Its page is always loaded by itself, for its content policy is its own:
 * an ordinary link.
 */
export function GatheringRow({ gathering }: { gathering: Told }) {
  const { slug, title, summary, startsAt, host, standing, hasRecording } = gathering
  const words = seriesWords()
  return (
    <li className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[15rem_1fr]">
      <p className="font-semibold">
        <Moment at={startsAt} />
      </p>
      <div>
        <h3>
          <a href={routes.gathering(slug)} className="inline-flex min-h-11 items-center">
            {title}
          </a>
        </h3>
        <p className="mt-1 max-w-2xl">{summary}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
          {standing !== 'upcoming' && standing !== 'over' && (
            <Badge tone={standing === 'cancelled' ? 'coming' : 'premium'}>
              {words.standings[standing]}
            </Badge>
          )}
          <span>{said(gathering)}</span>
          <span>{host}</span>
          {hasRecording && standing === 'over' && <Badge tone="free">{words.past.recording}</Badge>}
        </p>
      </div>
    </li>
  )
}

function said({ kind, theme, subject, region }: Told) {
  const words = seriesWords()
  const named = words.themes[theme as keyof typeof words.themes]
  return [words.kinds[kind], named, subject, region].filter(Boolean).join(' · ')
}
