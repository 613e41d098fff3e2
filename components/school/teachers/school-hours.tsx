import { MonthHours } from '@/components/learning/month-hours'
import { myLearningText } from '@/i18n/my-learning'
import { mySchoolText } from '@/i18n/my-school'
import type { getSchoolYearSummary } from '@/lib/learning/school-hours'

/** Includes training elsewhere only where teachers share it. */
export function SchoolHours({ year, minutes }: Awaited<ReturnType<typeof getSchoolYearSummary>>) {
  const text = mySchoolText().training
  const { hours: formatHours, year: yearText } = myLearningText()
  return (
    <section aria-labelledby="training" className="mt-12">
      <h2 id="training">{text.heading}</h2>
      <p className="mt-3">
        {minutes.ours + minutes.own > 0
          ? text.together(
              yearText.heading(year),
              formatHours(minutes.ours),
              formatHours(minutes.own),
            )
          : text.nothing}
      </p>
      {minutes.ours + minutes.own > 0 && (
        <div className="mt-5">
          <MonthHours months={minutes.months} />
        </div>
      )}
    </section>
  )
}
