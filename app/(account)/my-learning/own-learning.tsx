import { Attended } from '@/components/learning/attended'
import { Coming } from '@/components/learning/coming'
import { Entries } from '@/components/learning/entries'
import { NameCard } from '@/components/learning/name-card'
import { Record } from '@/components/learning/record'
import { YearHours } from '@/components/learning/year-hours'
import type { Viewer } from '@/lib/auth/sessions'
import { learningOf } from '@/lib/learning/queries/record'
import { myLearningWords } from '@/words/my-learning'

/** What of the page is this person's own. It is drawn without a framework, so nothing in it needs a script. */
export async function ownLearning({ id, firstname }: Viewer) {
  const learning = await learningOf(id)
  return (
    <>
      <p className="lede mt-4">{myLearningWords().lede(firstname)}</p>
      <NameCard {...learning} />
      <Coming sessions={learning.coming} />
      <YearHours year={learning.year} minutes={learning.minutes} />
      <Attended sessions={learning.sessions} />
      <Entries entries={learning.entries} />
      <Record />
    </>
  )
}
