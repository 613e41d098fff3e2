import { classResultsText } from '@/i18n/class-results'
import { formatShortDate } from '@/i18n/dates'
import { toPercent } from '@/lib/class-tests/results/describe'
import type { GroupTopics } from '@/lib/class-tests/results/group-topics'
import { ShareBars } from './share-bars'

type Props = {
  tests: Pick<GroupTopics['tests'][number], 'title' | 'day'>[]
  shares: GroupTopics['topics'][number]['shares']
}

/** Of one topic, a bar for each test that asks about it. */
export const TestShareBars = ({ tests, shares }: Props) => (
  <ShareBars
    bars={shares.flatMap((share, position) => {
      const test = tests[position]
      if (!share || !test) return []
      const day = test.day ? formatShortDate(test.day) : ''
      const label = [test.title, day].filter(Boolean).join(', ')
      return [{ label: label || classResultsText().title, percent: toPercent(share) }]
    })}
  />
)
