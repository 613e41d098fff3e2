import { Bars } from '@/components/ui/bars'
import type { Week } from '@/lib/team/queries/weeks'
import { deskWords } from '@/words/desk'

const KINDS = ['registrations', 'attendance', 'schools'] as const

/** Twelve weeks, drawn and in figures. */
export function WeekCharts({ weeks }: { weeks: Week[] }) {
  const words = deskWords().home
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks">{words.weeks}</h2>
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        {KINDS.map((kind) => (
          <Bars
            key={kind}
            title={words[kind]}
            bars={weeks.map((week) => ({ label: words.weekOf(week.monday), value: week[kind] }))}
            heads={[words.week, words.number]}
            figures={words.figures}
          />
        ))}
      </div>
    </section>
  )
}
