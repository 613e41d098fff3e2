import { renderLearningFragment } from '@/components/learning/learning-fragment'
import { UserFragment } from '@/components/site/user-fragment'
import { myLearningText } from '@/i18n/my-learning'
import { requirePageOwner } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: myLearningText().title }))

export default async function MyLearningPage() {
  const owner = await requirePageOwner(routes.myLearning)
  return (
    <main className="page-width work-main">
      <h1>{myLearningText().title}</h1>
      {owner ? await renderLearningFragment(owner) : <UserFragment />}
    </main>
  )
}
