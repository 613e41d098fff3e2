import type { Metadata } from 'next'
import { Attended } from '@/components/learning/attended'
import { Coming } from '@/components/learning/coming'
import { Entries } from '@/components/learning/entries'
import { NameCard } from '@/components/learning/name-card'
import { Record } from '@/components/learning/record'
import { YearHours } from '@/components/learning/year-hours'
import { requireViewer } from '@/lib/auth/viewer'
import { learningOf } from '@/lib/learning/queries/record'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'

export const generateMetadata = (): Metadata => ({ title: myLearningWords().title })

export default async function MyLearningPage() {
  const { id, firstname } = await requireViewer(routes.myLearning)
  const learning = await learningOf(id)
  const words = myLearningWords()
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{words.title}</h1>
      <p className="lede mt-4">{words.lede(firstname)}</p>
      <NameCard {...learning} />
      <Coming sessions={learning.coming} />
      <YearHours year={learning.year} minutes={learning.minutes} />
      <Attended sessions={learning.sessions} />
      <Entries entries={learning.entries} />
      <Record />
    </main>
  )
}
