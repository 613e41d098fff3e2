import type { Metadata } from 'next'
import { OwnPlace } from '@/components/site/own-place'
import { requireOwner } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'
import { ownLearning } from './own-learning'

export const generateMetadata = (): Metadata => ({ title: myLearningWords().title })

export default async function MyLearningPage() {
  const owner = await requireOwner(routes.myLearning)
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{myLearningWords().title}</h1>
      {owner ? await ownLearning(owner) : <OwnPlace />}
    </main>
  )
}
