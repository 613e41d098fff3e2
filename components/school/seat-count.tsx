import { ButtonLink } from '@/components/site/button-link'
import { routes } from '@/lib/routes'
import type { Seats } from '@/lib/schools/queries/office'
import { mySchoolWords } from '@/words/my-school'

/** How many seats there are and what has become of them, in figures and as a bar. */
export function SeatCount({ seats }: { seats: Seats }) {
  const words = mySchoolWords().seats
  const { total, used, invited, free } = seats
  return (
    <section aria-labelledby="seats" className="mt-8">
      <h2 id="seats">{words.heading}</h2>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        <Figure color="bg-indigo" count={used} label={words.used} />
        <Figure color="bg-sky" count={free} label={words.free} />
      </dl>
      <SeatBar {...seats} />
      <p className="mt-2 text-muted">{words.of(total)}</p>
      {invited > 0 && <p className="mt-2 max-w-2xl">{words.invited(invited)}</p>}
      {free === 0 ? (
        <p className="mt-4 max-w-2xl">{words.full}</p>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href={routes.schoolInvite} tone={used + invited < 2 ? 'accent' : undefined}>
            {words.invite}
          </ButtonLink>
          {used + invited < 2 && <p>{words.begin}</p>}
        </div>
      )}
    </section>
  )
}

const WIDTH = 600

type FigureProps = { color: string; count: number; label: string }

function Figure({ color, count, label }: FigureProps) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="flex items-center gap-2 text-muted">
        <span aria-hidden="true" className={`size-3 rounded-full border border-edge ${color}`} />
        {label}
      </dt>
      <dd className="font-display text-4xl leading-none font-bold">{count}</dd>
    </div>
  )
}

/** Open invitations hold no seat, so the bar shows what the figures say: used and free. */
function SeatBar({ total, used }: Seats) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 18`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-4 h-4 w-full max-w-2xl rounded-full border border-edge bg-sky"
    >
      <rect
        width={total > 0 ? (Math.min(used, total) / total) * WIDTH : 0}
        height={18}
        className="fill-indigo"
      />
    </svg>
  )
}
