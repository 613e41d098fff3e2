import { myLearningText } from '@/i18n/my-learning'
import { type LearningMinutes, REQUIRED_HOURS } from '@/lib/learning/hours'
import type { SchoolYear } from '@/lib/learning/school-year'
import { HoursRing } from './hours-ring'
import { MonthHours } from './month-hours'
import { ThemeHours } from './theme-hours'

export function YearHours({ year, minutes }: { year: SchoolYear; minutes: LearningMinutes }) {
  const text = myLearningText().year
  const hasHours = minutes.ours + minutes.own > 0
  return (
    <section aria-labelledby="hours" className="mt-12">
      <h2 id="hours">{text.heading(year)}</h2>
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[15rem_1fr]">
        <div>
          <HoursRing {...minutes} targetHours={REQUIRED_HOURS} />
          <p className="mt-3 max-w-xs text-muted">{text.asked.join(' ')}</p>
        </div>
        {hasHours ? (
          <div className="grid gap-8">
            <MonthHours months={minutes.months} />
            <ThemeHours themes={minutes.themes} />
          </div>
        ) : (
          <p>{text.nothing}</p>
        )}
      </div>
    </section>
  )
}
