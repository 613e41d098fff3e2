import { classReadingText } from '@/i18n/class-reading'
import type { ClassResults } from '@/lib/class-tests/results/class-results'
import { formatMean } from '@/lib/class-tests/results/marking'
import { NEEDED } from '@/lib/class-tests/results/thresholds'
import { routes } from '@/lib/routes'

type Props = {
  results: ClassResults
  groupId: string
  rollNumbers: number[]
  /** With the name, if this browser keeps one. */
  nameRoll: (rollNumber: number) => string
}

const HARDEST = 3

/** What the class has shown so far, while the reading goes on. */
export function LivePanel({ results, groupId, rollNumbers, nameRoll }: Props) {
  const { live: text } = classReadingText()
  const { students, mean, spread } = results
  const present = new Set(students.map(({ rollNumber }) => rollNumber))
  const missing = rollNumbers.filter((rollNumber) => !present.has(rollNumber))
  return (
    <section aria-labelledby="so-far" className="panel">
      <h2 id="so-far">{text.heading}</h2>
      <dl className="live-figures">
        <Figure
          value={`${students.length}`}
          label={rollNumbers.length > 0 ? text.ofAll(rollNumbers.length) : text.read}
        />
        {mean !== null && <Figure value={formatMean(mean)} label={text.mean} />}
        {spread !== null && <Figure value={formatMean(spread)} label={text.spread} />}
      </dl>
      {spread !== null && <p className="text-muted">{text.spreadHint}</p>}
      <p className="mt-3 wrap-anywhere">
        {rollNumbers.length === 0 ? (
          <a href={routes.classGroup(groupId)}>{text.noList}</a>
        ) : missing.length === 0 ? (
          text.complete
        ) : (
          text.missing(missing.map((rollNumber) => nameRoll(rollNumber)).join(', '))
        )}
      </p>
      <HardestQuestions results={results} />
    </section>
  )
}

const Figure = ({ value, label }: { value: string; label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

function HardestQuestions({ results: { questions } }: Pick<Props, 'results'>) {
  const { live: text } = classReadingText()
  const shares = questions.flatMap(({ difficulty }, index) =>
    difficulty === null ? [] : [{ number: index + 1, percent: Math.round(difficulty * 100) }],
  )
  const hardest = shares.sort((a, b) => a.percent - b.percent).slice(0, HARDEST)
  return (
    <>
      <h3 className="mt-4">{text.hardest}</h3>
      {hardest.length === 0 ? (
        <p className="text-muted">{text.fromStudents(NEEDED.difficulty)}</p>
      ) : (
        <ol className="grid gap-1">
          {hardest.map(({ number, percent }) => (
            <li key={number}>{text.question(number, percent)}</li>
          ))}
        </ol>
      )}
    </>
  )
}
