import { ButtonLink } from '@/components/site/button-link'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'
import type { SchoolSeatCounts } from '@/lib/schools/my-school'

export function SeatCount({ seats }: { seats: SchoolSeatCounts }) {
  const text = mySchoolText().seats
  const { total, used, invited, free } = seats
  return (
    <section aria-labelledby="seats" className="panel">
      <h2 id="seats">{text.heading}</h2>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
        <SeatFigure color="bg-indigo" count={used} label={text.used} />
        <SeatFigure color="bg-sky" count={free} label={text.free} />
      </dl>
      <SeatBar {...seats} />
      <p className="mt-2 text-muted">{text.of(total)}</p>
      {invited > 0 && <p className="mt-2 max-w-2xl">{text.invited(invited)}</p>}
      {free === 0 ? (
        <p className="mt-4 max-w-2xl">{text.full}</p>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href={routes.schoolInvite} tone={used + invited < 2 ? 'accent' : undefined}>
            {text.invite}
          </ButtonLink>
          {used + invited < 2 && <p>{text.begin}</p>}
        </div>
      )}
    </section>
  )
}

const BAR_WIDTH = 600

type SeatFigureProps = { color: string; count: number; label: string }

function SeatFigure({ color, count, label }: SeatFigureProps) {
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

/** Open invitations hold no seat, so the bar shows used and free only. */
function SeatBar({ total, used }: SchoolSeatCounts) {
  return (
    <svg
      viewBox={`0 0 ${BAR_WIDTH} 18`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-4 h-4 w-full rounded-full border border-edge bg-sky"
    >
      <rect
        width={total > 0 ? (Math.min(used, total) / total) * BAR_WIDTH : 0}
        height={18}
        className="fill-indigo"
      />
    </svg>
  )
}
