import { TEST_LANGUAGES } from '@/base/class-test-kinds'
import { BackToTests } from '@/components/class-tests/back-to-tests'
import { FreeTestNotice } from '@/components/class-tests/free-test-notice'
import { TestForm } from '@/components/class-tests/test-form'
import { FormPage } from '@/components/forms/form-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { getLanguage } from '@/i18n/language'
import { myTestsText } from '@/i18n/my-tests'
import { requireViewer } from '@/lib/auth/viewer'
import { listClassGroups } from '@/lib/class-tests/groups'
import { findDraft } from '@/lib/drafts/draft'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: myTestsText().form.title }))

export default async function NewTestPage({ searchParams }: { searchParams: Params }) {
  const viewer = await requireViewer(routes.newTest)
  const query = await readSearchParams(searchParams, 'draft')
  const { form: text } = myTestsText()
  const [groups, draft] = await Promise.all([
    listClassGroups(viewer.id),
    query.draft ? findDraft(viewer.id, query.draft) : null,
  ])
  const language = draft?.language ?? getLanguage()
  return (
    <FormPage title={text.title} breadcrumbs={<BackToTests />}>
      {!viewer.isSubscribed && <FreeTestNotice />}
      {draft && <p>{text.fromDraft}</p>}
      <TestForm
        classNames={groups.flatMap(({ name, isPast }) => (isPast ? [] : [name]))}
        language={TEST_LANGUAGES.find((known) => known === language) ?? 'en'}
        draft={draft ?? undefined}
      />
    </FormPage>
  )
}
