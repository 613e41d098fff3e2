import Link from 'next/link'
import { teamCalendarText } from '@/i18n/team-calendar'
import { routes } from '@/lib/routes'
import type { TeamCalendarEntry } from '@/lib/team/calendar/entries'
import { shiftMonth } from '@/lib/team/calendar/months'
import { buildTeamListUrl } from '../lists/team-pagination'

type Props = { month: string; today: string; entries: TeamCalendarEntry[] }

/** A list of days, which reads well at any width; days without an entry are left out. */
export function MonthList({ month, today, entries }: Props) {
  const text = teamCalendarText()
  const days = [...new Set(entries.map(({ day }) => day))]
  return (
    <>
      <MonthLinks month={month} today={today} />
      <h2 className="mt-3">{text.month(month)}</h2>
      {days.length === 0 && <p className="mt-3">{text.nothing}</p>}
      <ol aria-label={text.month(month)} className="rows mt-2">
        {days.map((day) => (
          <li key={day} className="grid gap-x-6 md:grid-cols-lead-lg">
            <p className="font-semibold" aria-current={day === today ? 'date' : undefined}>
              {text.day(day)}
            </p>
            <ul>
              {entries
                .filter((entry) => entry.day === day)
                .map((entry) => (
                  <DayEntry key={entry.id} entry={entry} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

function MonthLinks({ month, today }: Pick<Props, 'month' | 'today'>) {
  const text = teamCalendarText()
  const links = [
    [shiftMonth(month, -1), text.earlier(shiftMonth(month, -1))],
    ...(month === today.slice(0, 7) ? [] : [[today.slice(0, 7), text.today]]),
    [shiftMonth(month, 1), text.later(shiftMonth(month, 1))],
  ] as const
  return (
    <p className="mt-2 flex flex-wrap gap-x-6">
      {links.map(([target = '', label]) => (
        <Link
          key={label}
          href={buildTeamListUrl(routes.teamCalendar, { month: target })}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {label}
        </Link>
      ))}
    </p>
  )
}

function DayEntry({ entry: { kind, title, startsAt, href } }: { entry: TeamCalendarEntry }) {
  const text = teamCalendarText()
  const time = startsAt && kind === 'session' ? `${text.time(startsAt)}, ` : ''
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{`${time}${text.kinds[kind]}: `}</span>
      {href ? (
        <Link
          href={href}
          prefetch={false}
          dir="auto"
          className="inline-flex min-h-11 items-center md:min-h-0"
        >
          {title}
        </Link>
      ) : (
        <span dir="auto">{title}</span>
      )}
    </li>
  )
}
