import { MonthHours } from '@/components/learning/month-hours'
import type { schoolYear } from '@/lib/learning/queries/school'
import { myLearningWords } from '@/words/my-learning'
import { mySchoolWords } from '@/words/my-school'

/** The hours of all teachers of the school, by month; of training elsewhere what they share. */
export function SchoolHours({ year, minutes }: Awaited<ReturnType<typeof schoolYear>>) {
  const words = mySchoolWords().training
  const { hours, year: yearWords } = myLearningWords()
  return (
    <section aria-labelledby="training" className="mt-12">
      <h2 id="training">{words.heading}</h2>
      <p className="mt-3">
        {minutes.ours + minutes.own > 0
          ? words.together(yearWords.heading(year), hours(minutes.ours), hours(minutes.own))
          : words.nothing}
      </p>
      {minutes.ours + minutes.own > 0 && (
        <div className="mt-5">
          <MonthHours months={minutes.months} />
        </div>
      )}
    </section>
  )
}
