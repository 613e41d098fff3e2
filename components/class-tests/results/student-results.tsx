import { classResultsText } from '@/i18n/class-results'
import { listWeakTopics, toPercent } from '@/lib/class-tests/results/describe'
import type { TestResults } from '@/lib/class-tests/results/load'
import { formatMarks } from '@/lib/class-tests/results/marking'
import { StudentTable } from './student-table'
import { TypedTotalForm } from './typed-total-form'

export function StudentResults({ results }: { results: TestResults }) {
  const { students: text, typed } = classResultsText()
  const { students, most, missing, test } = results
  return (
    <section aria-labelledby="students" className="mt-10">
      <h2 id="students">{text.heading}</h2>
      {students.length > 0 && missing.length > 0 && (
        <p className="max-w-3xl wrap-anywhere">{text.missing(missing.join(', '))}</p>
      )}
      <StudentTable
        testId={test.id}
        groupId={test.group.id}
        rows={students.map(({ id, rollNumber, section, marks, isTyped, topics }) => ({
          ...{ id, rollNumber, section, isTyped },
          marks: formatMarks(marks),
          percent: toPercent({ marks, most }),
          again: listWeakTopics(topics),
        }))}
      />
      <details className="panel mt-6 max-w-3xl">
        <summary className="min-h-11 font-semibold">{typed.heading}</summary>
        <p>{typed.lede}</p>
        <TypedTotalForm testId={test.id} most={formatMarks(most)} />
      </details>
    </section>
  )
}
