import { Badge } from '@/components/ui/badge'
import { getForeignTag } from '@/i18n/language'
import { nameForeignLanguage } from '@/i18n/language-name'
import { liveSessionText } from '@/i18n/live-sessions'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { routes } from '@/lib/routes'
import { LiveSessionTime } from '../public-sessions/live-session-time'

/** A plain link: each session page has its own CSP, which needs a full load. */
export function LiveSessionRow({ liveSession }: { liveSession: PublicLiveSession }) {
  const { slug, title, summary, language, startsAt, host, phase, hasRecording } = liveSession
  const text = liveSessionText()
  const lang = getForeignTag(language)
  const languageName = nameForeignLanguage(language)
  return (
    <li className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-lead-xl">
      <p className="font-semibold">
        <LiveSessionTime date={startsAt} />
      </p>
      <div>
        <h3 lang={lang}>
          <a href={routes.liveSession(slug)} className="inline-flex min-h-11 items-center">
            {title}
          </a>
        </h3>
        <p lang={lang} className="mt-1 max-w-2xl">
          {summary}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
          {phase !== 'upcoming' && phase !== 'over' && (
            <Badge tone={phase === 'cancelled' ? 'coming' : 'premium'}>{text.phases[phase]}</Badge>
          )}
          {languageName && <Badge>{languageName}</Badge>}
          <span>{describeLiveSession(liveSession)}</span>
          <span>{host}</span>
          {hasRecording && phase === 'over' && <Badge tone="free">{text.past.recording}</Badge>}
        </p>
      </div>
    </li>
  )
}

function describeLiveSession({ kind, themeLabel, subject, region }: PublicLiveSession) {
  const text = liveSessionText()
  return [text.kinds[kind], themeLabel, subject, region].filter(Boolean).join(' · ')
}
