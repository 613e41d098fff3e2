import { Badge } from '@/components/ui/badge'
import { getForeignTag } from '@/i18n/language'
import { nameForeignLanguage } from '@/i18n/language-name'
import { liveSessionText } from '@/i18n/live-sessions'
import type { LiveSessionKind } from '@/lib/live-sessions/kinds'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { routes } from '@/lib/routes'
import { LiveSessionTime } from './live-session-time'

type Props = {
  kind: LiveSessionKind
  /** `unknown` where the page was rendered without the database. */
  next: PublicLiveSession | null | 'unknown'
}

/** Without a fixed date it says so instead of promising one. */
export function NextLiveSession({ kind, next }: Props) {
  const text = liveSessionText().next
  const languageName = next && next !== 'unknown' && nameForeignLanguage(next.language)
  return (
    <div className="mt-6 border-l-4 border-marigold bg-sheet px-4 py-3">
      <p className="font-semibold">{text.kinds[kind]}</p>
      {next === null && <p>{text.none[kind]}</p>}
      {next !== null && next !== 'unknown' && (
        <p>
          <a
            href={routes.liveSession(next.slug)}
            lang={getForeignTag(next.language)}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {next.title}
          </a>{' '}
          {languageName && <Badge>{languageName}</Badge>}
          <br />
          <LiveSessionTime date={next.startsAt} />
        </p>
      )}
      <p>
        <a href={routes.series} className="inline-flex min-h-11 items-center">
          {text.all}
        </a>
      </p>
    </div>
  )
}
