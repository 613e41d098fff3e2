import { toHours } from '@/base/training-kinds'
import { MoreSeatsLink } from '@/components/billing/more-seats-link'
import { ButtonLink } from '@/components/site/button-link'
import { mySchoolText } from '@/i18n/my-school'
import type { SchoolBoard } from '@/lib/learning/school-board'
import { routes } from '@/lib/routes'
import type { MySchool, SchoolSeatCounts } from '@/lib/schools/my-school'

type Props = {
  term: MySchool['term']
  seats: SchoolSeatCounts
  board: Pick<SchoolBoard, 'year' | 'rule' | 'all' | 'complete' | 'totalMinutes'>
}

/** Each number with what it counts. Without a running term there are no seats and no days. */
export function SchoolFigures({ term, seats, board }: Props) {
  const { figures: text, seats: seatText } = mySchoolText()
  const { total, used, invited, free } = seats
  const { year, rule, all, complete, totalMinutes } = board
  const isRunning = term?.status === 'running'
  return (
    <section aria-labelledby="figures" className="panel across">
      <h2 id="figures">{text.heading}</h2>
      <dl className="figures">
        {isRunning && (
          <>
            <Figure count={used} label={text.used(total)}>
              <SeatBar {...seats} />
            </Figure>
            <Figure count={free} label={text.free(free)} />
            <Figure count={term.daysLeft} label={text.daysLeft(term.daysLeft, term.lastDay)} />
          </>
        )}
        <Figure count={toHours(totalMinutes)} label={text.hours(year)} />
      </dl>
      <p className="mt-3">{text.asked(complete, all, rule.totalHours)}</p>
      {isRunning && invited > 0 && <p className="mt-2">{seatText.invited(invited)}</p>}
      {isRunning && free === 0 && (
        <>
          <p className="mt-2">{seatText.full}</p>
          <MoreSeatsLink />
        </>
      )}
      {isRunning && free > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href={routes.schoolInvite} tone={used + invited < 2 ? 'accent' : 'quiet'}>
            {seatText.invite}
          </ButtonLink>
          {used + invited < 2 && <p>{seatText.begin}</p>}
        </div>
      )}
    </section>
  )
}

type FigureProps = { count: number; label: string; children?: React.ReactNode }

const Figure = ({ count, label, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {count}
      {children}
    </dd>
  </div>
)

const BAR_WIDTH = 600

/** Open invitations hold no seat, so the bar shows used and free only. */
function SeatBar({ total, used }: SchoolSeatCounts) {
  return (
    <svg
      viewBox={`0 0 ${BAR_WIDTH} 18`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="seat-bar"
    >
      <rect
        width={total > 0 ? (Math.min(used, total) / total) * BAR_WIDTH : 0}
        height={18}
        className="fill-indigo"
      />
    </svg>
  )
}
