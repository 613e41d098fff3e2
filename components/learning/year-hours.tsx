import { myLearningText } from '@/i18n/my-learning'
import { trainingText } from '@/i18n/training'
import type { LearningRecord } from '@/lib/learning/record/record'
import { HoursRing } from './hours-ring'
import { MissingHours } from './missing-hours'
import { MonthHours } from './month-hours'
import { ThemeHours } from './theme-hours'

type Props = Pick<LearningRecord, 'year' | 'minutes' | 'split' | 'rule'>

export function YearHours({ year, minutes, split, rule }: Props) {
  const text = myLearningText().year
  const { rules } = trainingText()
  const hasHours = minutes.ours + minutes.own > 0
  return (
    <section aria-labelledby="hours" className="mt-12">
      <h2 id="hours">{text.heading(year)}</h2>
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[17rem_1fr]">
        <div>
          <HoursRing split={split} />
          <MissingHours split={split} />
          <p className="mt-3 max-w-xs text-muted">
            {[...rules.asks(rule), ...(rule.isFallback ? [rules.fallback] : []), rules.ours].join(
              ' ',
            )}
          </p>
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
