import type { ReactNode } from 'react'
import { nameLanguage } from '@/i18n/language-name'
import { liveSessionText } from '@/i18n/live-sessions'
import { sessionPageText } from '@/i18n/session-page'
import { isAttendanceOpen } from '@/lib/live-sessions/policy'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { routes } from '@/lib/routes'

export function LiveSessionDetails({ liveSession }: { liveSession: PublicLiveSession }) {
  const text = liveSessionText()
  const { labels } = text
  const { language, audience, capacity, subject, region, phase, theme, themeLabel } = liveSession
  const isUpcoming = phase !== 'over' && phase !== 'cancelled'
  const rows: [label: string, fact: ReactNode][] = [
    [labels.language, nameLanguage(language)],
    [labels.where, isUpcoming ? text.onlineFromHere : text.online],
    [labels.audience, text.audiences[audience]],
    [
      labels.theme,
      theme && themeLabel && (
        <a key="" href={routes.theme(theme)}>
          {themeLabel}
        </a>
      ),
    ],
    [labels.subject, subject],
    [labels.region, region],
    [labels.capacity, capacity && text.capacity(capacity)],
    [
      labels.attendanceMethod,
      isAttendanceOpen(liveSession, liveSession.now) &&
        text.attendanceMethods[liveSession.attendanceMethod],
    ],
  ]
  return (
    <section aria-labelledby="facts" className="mt-8">
      <h2 id="facts">{sessionPageText().facts}</h2>
      <dl className="session-facts mt-3">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
