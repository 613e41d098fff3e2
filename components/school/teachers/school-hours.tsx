import { MonthHours } from '@/components/learning/month-hours'
import { myLearningText } from '@/i18n/my-learning'
import { mySchoolText } from '@/i18n/my-school'
import type { SchoolBoard } from '@/lib/learning/school-board'

/** Includes training elsewhere only where teachers share it. */
export function SchoolHours({ year, minutes }: Pick<SchoolBoard, 'year' | 'minutes'>) {
  const text = mySchoolText().training
  const { hours: formatHours, year: yearText } = myLearningText()
  return (
    <section aria-labelledby="training" className="panel">
      <h2 id="training">{text.heading}</h2>
      <p className="mt-2">
        {minutes.ours + minutes.own > 0
          ? text.together(
              yearText.heading(year),
              formatHours(minutes.ours),
              formatHours(minutes.own),
            )
          : text.nothing}
      </p>
      {minutes.ours + minutes.own > 0 && (
        <div className="mt-3">
          <MonthHours months={minutes.months} labelledBy="training" />
        </div>
      )}
    </section>
  )
}
