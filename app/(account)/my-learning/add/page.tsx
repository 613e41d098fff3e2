import type { Metadata } from 'next'
import { FormPage } from '@/components/forms/form-page'
import { BackToLearning } from '@/components/learning/back-to-learning'
import { EntryForm } from '@/components/learning/entry-form'
import { requireViewer } from '@/lib/auth/viewer'
import { learnerOf } from '@/lib/learning/queries/learner'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'

export const generateMetadata = (): Metadata => ({ title: myLearningWords().entries.addTitle })

export default async function AddEntryPage() {
  const { id } = await requireViewer(routes.addEntry)
  const { today } = await learnerOf(id)
  return (
    <FormPage title={myLearningWords().entries.addTitle} trail={<BackToLearning />}>
      <EntryForm today={today} />
    </FormPage>
  )
}
