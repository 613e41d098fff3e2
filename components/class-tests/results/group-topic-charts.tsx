import type { GroupTopics } from '@/lib/class-tests/results/group-topics'
import { TestShareBars } from './test-share-bars'

/** One small chart for each topic, with a bar for each test that asks about it. */
export const GroupTopicCharts = ({ group: { tests, topics } }: { group: GroupTopics }) => (
  <div className="mt-6 grid items-start gap-x-12 gap-y-8 md:grid-cols-2">
    {topics.map(({ name, shares }, index) => (
      <section key={name} aria-labelledby={`topic-${index}`}>
        <h2 id={`topic-${index}`} dir="auto" className="text-xl wrap-anywhere">
          {name}
        </h2>
        <TestShareBars {...{ shares, tests }} />
      </section>
    ))}
  </div>
)
