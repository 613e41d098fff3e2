import { EmptyState } from '@/components/site/empty-state'
import { myLearningText } from '@/i18n/my-learning'
import type { LearningRecord } from '@/lib/learning/record/record'
import { MonthHours } from './month-hours'
import { ThemeHours } from './theme-hours'

export function HoursPanel({ minutes }: Pick<LearningRecord, 'minutes'>) {
  const { year: text } = myLearningText()
  return (
    <section aria-labelledby="by-month" className="panel">
      <h2 id="by-month">{text.byMonth}</h2>
      {minutes.ours + minutes.own > 0 ? (
        <div className="mt-2 grid gap-4">
          <MonthHours months={minutes.months} labelledBy="by-month" />
          <ThemeHours themes={minutes.themes} />
        </div>
      ) : (
        <EmptyState picture="sapling" text={text.nothing} />
      )}
    </section>
  )
}
