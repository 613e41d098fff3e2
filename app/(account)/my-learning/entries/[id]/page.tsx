import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FormPage } from '@/components/forms/form-page'
import { BackToLearning } from '@/components/learning/back-to-learning'
import { EntryForm } from '@/components/learning/entry-form'
import { UndoableAct } from '@/components/school/undoable-act'
import { requireViewer } from '@/lib/auth/viewer'
import { entryOf } from '@/lib/learning/queries/entries'
import { learnerOf } from '@/lib/learning/queries/learner'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'

export const generateMetadata = (): Metadata => ({ title: myLearningWords().entries.changeTitle })

export default async function EntryPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const viewer = await requireViewer(routes.learningEntry(id))
  const [entry, { today }] = await Promise.all([entryOf(viewer.id, id), learnerOf(viewer.id)])
  if (!entry) notFound()
  const words = myLearningWords().entries
  const call = `/api/learning/entries/${entry.id}`
  return (
    <FormPage title={words.changeTitle} trail={<BackToLearning />}>
      <EntryForm today={today} entry={entry} />
      <UndoableAct label={words.remove} path={`${call}/remove`} undo={`${call}/restore`} />
    </FormPage>
  )
}
