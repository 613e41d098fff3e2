import { Badge } from '@/components/ui/badge'
import { classResultsText } from '@/i18n/class-results'
import { formatShortDate } from '@/i18n/dates'
import { toPlainText } from '@/lib/class-tests/notation'
import { nameAnswer, nameKey, toPercent } from '@/lib/class-tests/results/describe'
import { formatMarks } from '@/lib/class-tests/results/marking'
import type { StudentAnswer, StudentTest } from '@/lib/class-tests/results/student-record'

/** The latest test first: it is the one to talk about. */
export const StudentTests = ({ tests }: { tests: StudentTest[] }) => (
  <>
    {tests.toReversed().map((test) => (
      <StudentTestAnswers key={test.id} test={test} />
    ))}
  </>
)

function StudentTestAnswers({ test }: { test: StudentTest }) {
  const { student: text, share, students, title } = classResultsText()
  const { id, day, marks, most, isTyped, answers, language } = test
  return (
    <section aria-labelledby={`test-${id}`} className="mt-8">
      <h2 id={`test-${id}`} dir="auto" className="wrap-anywhere">
        {[test.title || title, day ? formatShortDate(day) : ''].filter(Boolean).join(', ')}
      </h2>
      <p className="font-semibold">
        {text.reached(formatMarks(marks), formatMarks(most), share(toPercent({ marks, most })))}
      </p>
      {isTyped && <p className="text-muted">{students.typed}</p>}
      {answers.length > 0 && (
        <table aria-labelledby={`test-${id}`} className="records">
          <thead>
            <tr>
              <th scope="col">{text.question}</th>
              <th scope="col">{text.answer}</th>
              <th scope="col">{text.key}</th>
              <th scope="col" className="is-number">
                {students.marks}
              </th>
            </tr>
          </thead>
          <tbody>
            {answers.map((answer, index) => (
              <AnswerRow key={answer.question.id} {...{ answer, index, language }} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type AnswerRowProps = { answer: StudentAnswer; index: number; language: string }

function AnswerRow({ answer: { question, answer, marks }, index, language }: AnswerRowProps) {
  const { student: text, questions, students } = classResultsText()
  return (
    <tr>
      <th scope="row">
        <div className="record-name">
          {index + 1}{' '}
          <span lang={language} dir="auto" className="font-normal wrap-anywhere">
            {toPlainText(question.text)}
          </span>
        </div>
      </th>
      <td data-label={text.answer}>{nameAnswer(question, answer)}</td>
      <td data-label={text.key}>{nameKey(question)}</td>
      <td className="is-number" data-label={students.marks}>
        {question.isDropped ? (
          <Badge>{questions.dropped}</Badge>
        ) : (
          text.ofMarks(formatMarks(marks), formatMarks(question.marks))
        )}
      </td>
    </tr>
  )
}
