import type { ReactNode } from 'react'
import { getForeignTag } from '@/i18n/language'
import { nameLanguage } from '@/i18n/language-name'
import { liveSessionText } from '@/i18n/live-sessions'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { routes } from '@/lib/routes'
import { LiveSessionTime } from './live-session-time'

export function LiveSessionDetails({ liveSession }: { liveSession: PublicLiveSession }) {
  const text = liveSessionText()
  const { labels } = text
  const { startsAt, minutes, language, audience, capacity, subject, region, attendanceMethod } =
    liveSession
  const { phase, theme, themeLabel } = liveSession
  const isUpcoming = phase !== 'over' && phase !== 'cancelled'
  const rows: [label: string, fact: ReactNode][] = [
    [labels.when, <LiveSessionTime key="" date={startsAt} />],
    [labels.minutes, text.minutes(minutes)],
    [labels.language, nameLanguage(language)],
    [labels.host, <HostIntroduction key="" {...liveSession} />],
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
    [labels.attendanceMethod, phase !== 'cancelled' && text.attendanceMethods[attendanceMethod]],
  ]
  return (
    <dl className="rows mt-6">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid gap-x-6 sm:grid-cols-lead-md">
              <dt className="font-display text-lg font-semibold">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const HostIntroduction = ({ host, hostBio, language }: PublicLiveSession) => (
  <>
    {`${host}. `}
    <span lang={getForeignTag(language)}>{hostBio}</span>
  </>
)
