import { findThemeWeek } from '@/components/public-pages/theme-week'
import { getForeignTag } from '@/i18n/language'
import { sessionOutcomeText } from '@/i18n/session-outcome'
import { countAttended } from '@/lib/live-sessions/public-counts'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { routes } from '@/lib/routes'
import { getHomeText } from '@/lib/texts/pages'
import { getPublishedTexts } from '@/lib/texts/published'

/** After the session: what is recorded about it, without names and feedback, which are for the team only. */
export async function SessionOutcome({ liveSession }: { liveSession: PublicLiveSession }) {
  if (liveSession.phase !== 'over') return null
  const { themes: themesText } = getHomeText(await getPublishedTexts())
  const attendedCount = await countAttended(liveSession.slug)
  const text = sessionOutcomeText()
  const { kind, theme, themeLabel, minutes, audience, hasRecording, takeaway, language } =
    liveSession
  const week = kind === 'series' && theme ? findThemeWeek(theme) : undefined
  return (
    <section aria-labelledby="outcome" className="mt-8">
      <h2 id="outcome">{text.heading}</h2>
      <ul className="ticks mt-4">
        {takeaway && <li lang={getForeignTag(language)}>{takeaway}</li>}
        {attendedCount && <li>{text.attended(attendedCount)}</li>}
        <li>{text.minutes(minutes)}</li>
        {week && (
          <li>
            {text.classroom} {themesText.weeks[week.name].classroom}
          </li>
        )}
        {hasRecording && <li className="when-out">{text.recording[audience]}</li>}
      </ul>
      {theme && themeLabel && (
        <p className="mt-4">
          <a href={routes.theme(theme)} className="inline-flex min-h-11 items-center">
            {text.more(themeLabel)}
          </a>
        </p>
      )}
    </section>
  )
}
