import { ActionButton } from '@/components/ui/action-button'
import { classResultsText } from '@/i18n/class-results'
import { formatDateTime } from '@/i18n/dates'
import { nameKey } from '@/lib/class-tests/results/describe'
import type { MarkedTest, TestChange } from '@/lib/class-tests/results/load'

type Props = { test: MarkedTest; changes: TestChange[] }

/** What the teacher corrected, and when; the latest change of each question can be undone. */
export function ChangeList({ test, changes }: Props) {
  const { changes: text, correct } = classResultsText()
  const latest = new Set(
    test.questions.map(({ id }) => changes.find(({ questionId }) => questionId === id)?.id),
  )
  return (
    <section aria-labelledby="changes" className="mt-10 max-w-3xl">
      <h2 id="changes">{text.heading}</h2>
      {changes.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="rows">
        {changes.map(({ id, questionId, kind, before, after, createdAt }) => {
          const index = test.questions.findIndex((question) => question.id === questionId)
          const question = test.questions[index]
          return (
            <li key={id}>
              <p>{text.entry[kind](index + 1)}</p>
              {question && before && after && (
                <p>
                  {text.from(
                    nameKey({ ...question, ...before }),
                    nameKey({ ...question, ...after }),
                  )}
                </p>
              )}
              <p className="text-muted">{formatDateTime(createdAt)}</p>
              {latest.has(id) && (
                <ActionButton
                  label={correct.undo}
                  name={`${correct.undo}: ${text.entry[kind](index + 1)}`}
                  path={`/api/class-tests/${test.id}/changes/${id}/undo`}
                  isImmediate
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
