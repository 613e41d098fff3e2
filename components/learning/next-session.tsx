import { DateTile } from '@/components/ui/date-tile'
import { homeBandText } from '@/i18n/home-band'
import { getForeignTag } from '@/i18n/language'
import { useNow } from '@/lib/client/use-now'
import type { HomeSummary } from '@/lib/learning/schema'
import { routes } from '@/lib/routes'

type Session = NonNullable<HomeSummary['next']>

const MINUTE_MS = 60_000

/** With a new key, React replaces the elements instead of moving them, which would count as a layout shift. */
export function NextSession({ next }: { next: HomeSummary['next'] }) {
  const canJoin = Boolean(next?.csrfToken)
  return (
    <div key={next ? `${next.slug} ${canJoin}` : 'general'} className="home-session">
      {next ? <DateTile {...next.tile} /> : <EmptyTile />}
      <div className="min-w-0">{next ? <SessionLines {...next} /> : <GeneralLines />}</div>
      {next && canJoin ? <JoinForm {...next} /> : <OpenLink next={next} />}
    </div>
  )
}

const EmptyTile = () => (
  <span className="date-tile">
    <img src="/pictures/navigation/sessions.svg" alt="" width={40} height={40} loading="lazy" />
  </span>
)

function SessionLines({ slug, title, language, phase, mine, startsAt, when }: Session) {
  const { session: text, ownTime } = homeBandText()
  const countdown = useCountdown(startsAt)
  return (
    <>
      <p className="truncate font-semibold text-leaf">
        {[phase === 'upcoming' ? countdown : text.kickers[phase], mine === 'none' ? '' : text[mine]]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <a
        href={routes.liveSession(slug)}
        lang={getForeignTag(language)}
        className="block truncate text-xl font-semibold"
      >
        {title}
      </a>
      <p className="truncate text-muted">
        <time dateTime={startsAt} data-own={ownTime}>
          {when}
        </time>
      </p>
    </>
  )
}

function useCountdown(startsAt: string) {
  const { startsIn, kickers } = homeBandText().session
  const minutes = Math.ceil((Date.parse(startsAt) - useNow(Date.now)) / MINUTE_MS)
  return minutes > 0
    ? startsIn(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60)
    : kickers.upcoming
}

function GeneralLines() {
  const { session: text } = homeBandText()
  return (
    <>
      <p className="truncate font-semibold text-leaf">{text.kickers.upcoming}</p>
      <a href={routes.series} className="block truncate text-xl font-semibold">
        {text.title}
      </a>
      <p className="truncate text-muted">{text.programme}</p>
    </>
  )
}

/** A form, because joining records the attendance. In a new tab, as on the session's page. */
function JoinForm({ slug, title, csrfToken }: Session) {
  const { session: text } = homeBandText()
  return (
    <form
      method="post"
      action={`/api/series/${slug}/join`}
      target="_blank"
      rel="noopener"
      className="home-action"
    >
      <input type="hidden" name="xsrf" value={csrfToken ?? ''} />
      <button
        type="submit"
        aria-label={text.joinNamed(title)}
        className="button button-accent button-wide"
      >
        {text.join}
      </button>
    </form>
  )
}

const OpenLink = ({ next }: { next: Session | null }) => (
  <a
    href={next ? routes.liveSession(next.slug) : routes.series}
    aria-label={next ? homeBandText().session.openNamed(next.title) : undefined}
    className="button button-quiet home-action"
  >
    {next ? homeBandText().session.open : homeBandText().session.programme}
  </a>
)
