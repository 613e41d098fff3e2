import Link from 'next/link'
import { QUESTION_LEVELS } from '@/base/class-test-kinds'
import { classResultsText } from '@/i18n/class-results'
import type { GroupMean } from '@/lib/class-tests/results/class-results'
import { toPercent } from '@/lib/class-tests/results/describe'
import type { TestResults } from '@/lib/class-tests/results/load'
import { formatMarks, formatMean } from '@/lib/class-tests/results/marking'
import { routes } from '@/lib/routes'
import { ShareBars } from './share-bars'

export function TopicResults({ results }: { results: TestResults }) {
  const { topics: text, explain, levels, version, noSection, group } = classResultsText()
  const { test, topics, levels: levelShares, versions, sections, most } = results
  const toBar = ({ name, mean }: GroupMean) => ({
    label: name,
    percent: toPercent({ marks: mean, most }),
    shown: `${formatMean(mean)} / ${formatMarks(most)}`,
  })
  return (
    <div className="mt-10 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="topics">
        <h2 id="topics">{text.heading}</h2>
        <p className="text-muted">{explain.topics}</p>
        <ShareBars
          bars={topics.map((topic) => ({ label: topic.name, percent: toPercent(topic) }))}
        />
        <p>
          <Link
            href={routes.classTopics(test.group.id)}
            prefetch={false}
            className="inline-flex min-h-11 items-center"
          >
            {group.link}
          </Link>
        </p>
      </section>
      {levelShares.length > 0 && (
        <section aria-labelledby="levels">
          <h2 id="levels">{text.levels}</h2>
          <p className="text-muted">{explain.levels}</p>
          <ShareBars
            bars={QUESTION_LEVELS.flatMap((level) => {
              const share = levelShares.find(({ name }) => name === level)
              return share ? [{ label: levels[level], percent: toPercent(share) }] : []
            })}
          />
        </section>
      )}
      {versions.length > 1 && (
        <section aria-labelledby="versions">
          <h2 id="versions">{text.versions}</h2>
          <p className="text-muted">{explain.versions}</p>
          <ShareBars bars={versions.map((row) => toBar({ ...row, name: version(row.name) }))} />
        </section>
      )}
      {sections.length > 1 && (
        <section aria-labelledby="sections">
          <h2 id="sections">{text.sections}</h2>
          <p className="text-muted">{explain.sections}</p>
          <ShareBars bars={sections.map((row) => toBar({ ...row, name: row.name || noSection }))} />
        </section>
      )}
    </div>
  )
}
