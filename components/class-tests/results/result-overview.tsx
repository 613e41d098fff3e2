import { BarChart } from '@/components/ui/bar-chart'
import { classResultsText } from '@/i18n/class-results'
import { countByMarks, explainClass } from '@/lib/class-tests/results/describe'
import type { TestResults } from '@/lib/class-tests/results/load'
import { formatMarks, formatMean } from '@/lib/class-tests/results/marking'

export function ResultOverview({ results }: { results: TestResults }) {
  const { figures: text, overview, distribution } = classResultsText()
  const { students, most, mean, spread, highest, lowest, reliability } = results
  const figures = [
    { value: `${students.length}`, label: text.students },
    { value: mean === null ? null : formatMean(mean), label: text.mean(formatMarks(most)) },
    { value: spread === null ? null : formatMean(spread), label: text.spread },
    { value: highest === null ? null : formatMarks(highest), label: text.highest },
    { value: lowest === null ? null : formatMarks(lowest), label: text.lowest },
    { value: reliability?.value.toFixed(2) ?? null, label: text.reliability },
  ]
  return (
    <section aria-labelledby="overview" className="mt-4">
      <h2 id="overview">{overview}</h2>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          <dl className="class-figures">
            {figures.map(
              ({ value, label }) =>
                value !== null && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          {explainClass(results).map((sentence) => (
            <p key={sentence} className="mt-2 max-w-3xl">
              {sentence}
            </p>
          ))}
        </div>
        <BarChart
          title={distribution.title}
          heads={distribution.heads}
          tableLabel={distribution.table}
          bars={countByMarks(results)}
        />
      </div>
    </section>
  )
}
