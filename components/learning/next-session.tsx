import { homeBandText } from '@/i18n/home-band'
import { getForeignTag } from '@/i18n/language'
import type { HomeSummary } from '@/lib/learning/schema'
import { routes } from '@/lib/routes'

type Session = NonNullable<HomeSummary['next']>

/** With a new key, React replaces the elements instead of moving them, which would count as a layout shift. */
export function NextSession({ next }: { next: HomeSummary['next'] }) {
  const canJoin = Boolean(next?.csrfToken)
  return (
    <div
      key={next ? `${next.slug} ${canJoin}` : 'general'}
      className="grid min-w-0 gap-3 lg:flex lg:items-center"
    >
      {next && canJoin && <JoinForm {...next} />}
      <div className="min-w-0 grow">{next ? <SessionLines {...next} /> : <GeneralLines />}</div>
      {!canJoin && <OpenLink next={next} />}
    </div>
  )
}

function SessionLines({ slug, title, language, phase, mine, startsAt, when }: Session) {
  const { session: text, ownTime } = homeBandText()
  const status = mine === 'none' ? '' : `. ${text[mine]}`
  return (
    <>
      <p className="truncate font-semibold">
        {text.kickers[phase]}
        {status}
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

function GeneralLines() {
  const { session: text } = homeBandText()
  return (
    <>
      <p className="truncate font-semibold">{text.kickers.upcoming}</p>
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
      className="grid"
    >
      <input type="hidden" name="xsrf" value={csrfToken ?? ''} />
      <button type="submit" aria-label={text.joinNamed(title)} className="button button-accent">
        {text.join}
      </button>
    </form>
  )
}

const OpenLink = ({ next }: { next: Session | null }) => (
  <a
    href={next ? routes.liveSession(next.slug) : routes.series}
    aria-label={next ? homeBandText().session.openNamed(next.title) : undefined}
    className="button button-quiet"
  >
    {next ? homeBandText().session.open : homeBandText().session.programme}
  </a>
)
