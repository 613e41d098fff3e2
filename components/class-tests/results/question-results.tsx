import { Badge } from '@/components/ui/badge'
import { classResultsText } from '@/i18n/class-results'
import { toPlainText } from '@/lib/class-tests/notation'
import { explainQuestion, nameAnswer } from '@/lib/class-tests/results/describe'
import type { TestResults } from '@/lib/class-tests/results/load'
import { KeyCorrection } from './key-correction'

export function QuestionResults({ results }: { results: TestResults }) {
  const { questions: text } = classResultsText()
  const { test } = results
  return (
    <section aria-labelledby="questions" className="mt-10">
      <h2 id="questions">{text.heading}</h2>
      <p className="text-muted">{text.hint}</p>
      <ol className="rows mt-3">
        {test.questions.map((question, index) => (
          <li key={question.id}>
            <QuestionResult {...{ results, index }} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type QuestionProps = { results: TestResults; index: number }

function QuestionResult({ results: { test, questions }, index }: QuestionProps) {
  const { questions: text } = classResultsText()
  const [question, statistics] = [test.questions[index], questions[index]]
  if (!question || !statistics) return null
  const { difficulty, answers, outcomes, suspectKey } = statistics
  const isSuspect = suspectKey !== null && !question.isDropped
  return (
    <details open={isSuspect} className="question-result">
      <summary>
        <span className="question-number">{index + 1}</span>
        <span lang={test.language} dir="auto" className="question-text">
          {toPlainText(question.text)}
        </span>
        <span className="question-share">
          {question.isDropped && <Badge>{text.dropped}</Badge>}
          {isSuspect && <Badge>{text.check}</Badge>}
          {!question.isDropped && difficulty !== null && text.percent(Math.round(difficulty * 100))}
        </span>
      </summary>
      <div className="grid gap-6 py-3 lg:grid-cols-2">
        <div>
          {!question.isDropped &&
            explainQuestion(question, statistics).map((sentence) => (
              <p key={sentence} className="mb-2">
                {sentence}
              </p>
            ))}
          <AnswerBars
            rows={[
              ...answers.map(({ answer, students, isRight }) => ({
                label: nameAnswer(question, answer),
                ...{ students, isRight },
              })),
              ...(outcomes.empty > 0
                ? [{ label: text.noAnswer, students: outcomes.empty, isRight: false }]
                : []),
            ]}
            all={statistics.students}
          />
        </div>
        <KeyCorrection
          testId={test.id}
          language={test.language}
          question={{
            ...question,
            options: question.options.map(toPlainText),
          }}
        />
      </div>
    </details>
  )
}

type AnswerRow = { label: string; students: number; isRight: boolean }

const BAR_WIDTH = 600

/** How often each option was chosen; the right one has another colour and a word. */
function AnswerBars({ rows, all }: { rows: AnswerRow[]; all: number }) {
  const { questions: text } = classResultsText()
  return (
    <table className="answer-bars">
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.answer}</th>
          <th scope="col">{text.chosen}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, students, isRight }) => (
          <tr key={label}>
            <th scope="row">{isRight ? `${label} (${text.right})` : label}</th>
            <td>{students}</td>
            <td aria-hidden="true">
              <svg
                viewBox={`0 0 ${BAR_WIDTH} 12`}
                preserveAspectRatio="none"
                className="h-3 w-full"
                aria-hidden="true"
              >
                <rect
                  width={all > 0 ? (students / all) * BAR_WIDTH : 0}
                  height={12}
                  className={isRight ? 'fill-leaf' : 'fill-indigo'}
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
