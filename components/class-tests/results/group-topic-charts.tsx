import { classResultsText } from '@/i18n/class-results'
import { formatShortDate } from '@/i18n/dates'
import { toPercent } from '@/lib/class-tests/results/describe'
import type { GroupTopics } from '@/lib/class-tests/results/group-topics'
import { ShareBars } from './share-bars'

/** One small chart for each topic, with a bar for each test that asks about it. */
export const GroupTopicCharts = ({ group: { tests, topics } }: { group: GroupTopics }) => (
  <div className="mt-6 grid items-start gap-x-12 gap-y-8 md:grid-cols-2">
    {topics.map(({ name, shares }, index) => (
      <section key={name} aria-labelledby={`topic-${index}`}>
        <h2 id={`topic-${index}`} dir="auto" className="text-xl wrap-anywhere">
          {name}
        </h2>
        <ShareBars
          bars={shares.flatMap((share, position) => {
            const test = tests[position]
            if (!share || !test) return []
            const day = test.day ? formatShortDate(test.day) : ''
            const label = [test.title, day].filter(Boolean).join(', ')
            return [{ label: label || classResultsText().title, percent: toPercent(share) }]
          })}
        />
      </section>
    ))}
  </div>
)
