import { FormPage } from '@/components/forms/form-page'
import { BackToLearning } from '@/components/learning/back-to-learning'
import { EntryForm } from '@/components/learning/entry-form'
import { myLearningText } from '@/i18n/my-learning'
import { requireViewer } from '@/lib/auth/viewer'
import { getLists, toPageOptions } from '@/lib/content/lists'
import { getLearner } from '@/lib/learning/learner'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: myLearningText().entries.addTitle }))

export default async function AddEntryPage() {
  const { id } = await requireViewer(routes.addEntry)
  const [{ today }, lists] = await Promise.all([getLearner(id), getLists()])
  return (
    <FormPage title={myLearningText().entries.addTitle} breadcrumbs={<BackToLearning />}>
      <EntryForm today={today} themes={toPageOptions(lists.theme)} />
    </FormPage>
  )
}
