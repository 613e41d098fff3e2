import { myLearningText } from '@/i18n/my-learning'
import { schoolTrainingText } from '@/i18n/school-training'
import { trainingText } from '@/i18n/training'
import type {
  TrainingFile,
  TrainingFileActivity,
  TrainingFileTeacher,
} from '@/lib/learning/training-file/load'
import { routes } from '@/lib/routes'

export function TrainingFileTeachers({ teachers }: Pick<TrainingFile, 'teachers'>) {
  const { teachers: text } = schoolTrainingText()
  return (
    <section aria-labelledby="teachers" className="mt-12">
      <h2 id="teachers">{text.heading}</h2>
      {teachers.length === 0 && <p className="mt-3">{text.none}</p>}
      <ul className="rows mt-4">
        {teachers.map((teacher) => (
          <TeacherRow key={teacher.userId} teacher={teacher} />
        ))}
      </ul>
    </section>
  )
}

function TeacherRow({ teacher }: { teacher: TrainingFileTeacher }) {
  const { teachers: text } = schoolTrainingText()
  const { name, joinedOn, leftOn, split, activities, beforeJoining } = teacher
  const dates = [text.joined(joinedOn), ...(leftOn ? [text.left(leftOn)] : [])].join(', ')
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-semibold">{name}</span>
        <span>{myLearningText().hours(split.all)}</span>
      </p>
      <p className="text-muted">{dates}</p>
      <p>{trainingText().rules.missing(split).join(' ')}</p>
      {beforeJoining > 0 && <p>{`${text.minutesBeforeJoining(beforeJoining)}.`}</p>}
      {activities.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center">
            {text.show(activities.length)}
          </summary>
          <ul className="mt-2 space-y-3">
            {activities.map((activity) => (
              <Activity key={activity.id} activity={activity} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function Activity({ activity }: { activity: TrainingFileActivity }) {
  const { providerClasses } = trainingText()
  const { day, title, provider, providerClass, minutes, number, isBeforeJoining } = activity
  const { teachers: text } = schoolTrainingText()
  const facts = text.facts(day, provider, providerClasses[providerClass], minutes)
  return (
    <li>
      <p>{title}</p>
      <p className="text-muted">
        {facts}
        {isBeforeJoining && ` · ${text.beforeJoining}`}
        {number && (
          <>
            {' · '}
            <a href={routes.certificate(number)}>{number}</a>
          </>
        )}
      </p>
    </li>
  )
}
