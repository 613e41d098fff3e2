import { ASKED_HOURS, type Minutes } from '@/lib/learning/hours'
import type { SchoolYear } from '@/lib/learning/school-year'
import { myLearningWords } from '@/words/my-learning'
import { HoursRing } from './hours-ring'
import { MonthHours } from './month-hours'
import { ThemeHours } from './theme-hours'

/** The hours of the school year: against what is asked, by month and by theme. */
export function YearHours({ year, minutes }: { year: SchoolYear; minutes: Minutes }) {
  const words = myLearningWords().year
  const some = minutes.ours + minutes.own > 0
  return (
    <section aria-labelledby="hours" className="mt-12">
      <h2 id="hours">{words.heading(year)}</h2>
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[15rem_1fr]">
        <div>
          <HoursRing {...minutes} asked={ASKED_HOURS} />
          <p className="mt-3 max-w-xs text-muted">{words.asked.join(' ')}</p>
        </div>
        {some ? (
          <div className="grid gap-8">
            <MonthHours months={minutes.months} />
            <ThemeHours themes={minutes.themes} />
          </div>
        ) : (
          <p>{words.nothing}</p>
        )}
      </div>
    </section>
  )
}
