import { loginFor, registerFor, routes } from '@/lib/routes'
import { mayJoinNow } from '@/lib/series/policy'
import type { Told } from '@/lib/series/queries/programme'
import { seriesWords } from '@/words/series'
import { YourPlace } from './your-place'

/** The page is the same for all; what depends on the person a call brings to who is logged in. */
export function TakePart({ gathering: { slug, standing } }: { gathering: Told }) {
  const { visitor, calendar, all } = seriesWords()
  const comes = standing !== 'over' && standing !== 'cancelled'
  return (
    <aside className="sheet sheet-pinned take-part grid gap-4 px-5 py-7">
      {comes && (
        <div className="when-out grid gap-4">
          <h2>{visitor.heading}</h2>
          <p>{mayJoinNow(standing) ? visitor.textNow : visitor.text}</p>
          <a href={loginFor(routes.gathering(slug))} className="button button-accent">
            {visitor.login}
          </a>
          <a href={registerFor(routes.gathering(slug))} className="button button-quiet">
            {visitor.register}
          </a>
          <noscript>
            <a href={routes.gatheringPlace(slug)}>{visitor.noScript}</a>
          </noscript>
        </div>
      )}
      <div className="when-in">
        <YourPlace slug={slug} />
      </div>
      {comes && (
        <a href={routes.gatheringCalendar(slug)} className="inline-flex min-h-11 items-center">
          {calendar.add}
        </a>
      )}
      <a href={routes.series} className="inline-flex min-h-11 items-center">
        {all}
      </a>
    </aside>
  )
}
