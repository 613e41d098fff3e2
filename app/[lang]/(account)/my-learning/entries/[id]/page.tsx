import { notFound } from 'next/navigation'
import { FormPage } from '@/components/forms/form-page'
import { BackToLearning } from '@/components/learning/back-to-learning'
import { EntryForm } from '@/components/learning/entry-form'
import { UndoableActionButton } from '@/components/ui/undoable-action-button'
import { myLearningText } from '@/i18n/my-learning'
import { requireViewer } from '@/lib/auth/viewer'
import { getLists, toPageOptions } from '@/lib/content/lists'
import { getLearner } from '@/lib/learning/learner'
import { getEntry } from '@/lib/learning/own-entries'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: myLearningText().entries.changeTitle,
}))

export default async function EntryPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const viewer = await requireViewer(routes.learningEntry(id))
  const [entry, { today }, lists] = await Promise.all([
    getEntry(viewer.id, id),
    getLearner(viewer.id),
    getLists(),
  ])
  if (!entry) notFound()
  const text = myLearningText().entries
  const apiPath = `/api/learning/entries/${entry.id}`
  return (
    <FormPage title={text.changeTitle} breadcrumbs={<BackToLearning />}>
      <EntryForm today={today} themes={toPageOptions(lists.theme, entry.theme)} entry={entry} />
      <UndoableActionButton
        label={text.remove}
        path={`${apiPath}/remove`}
        undo={`${apiPath}/restore`}
      />
    </FormPage>
  )
}
