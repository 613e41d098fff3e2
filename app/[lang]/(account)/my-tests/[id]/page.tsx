import { notFound } from 'next/navigation'
import { BackToTests } from '@/components/class-tests/back-to-tests'
import { CopyTestButton } from '@/components/class-tests/copy-test-button'
import { PrintTest } from '@/components/class-tests/print-test'
import { PrintedNotice } from '@/components/class-tests/printed-notice'
import { TestEditor } from '@/components/class-tests/test-editor'
import { TestPreview } from '@/components/class-tests/test-preview'
import { TestTabs } from '@/components/class-tests/test-tabs'
import { getTruthWords } from '@/components/class-tests/truth-words'
import { ActionButton } from '@/components/ui/action-button'
import { myTestsText } from '@/i18n/my-tests'
import { testEditorText } from '@/i18n/test-editor'
import { requireViewer } from '@/lib/auth/viewer'
import { listClassGroups } from '@/lib/class-tests/groups'
import { toClassTestValues } from '@/lib/class-tests/save'
import { countTestSheets, findOwnClassTest } from '@/lib/class-tests/tests'
import { getLists, toPageLabel } from '@/lib/content/lists'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: myTestsText().title }))

type Props = { params: Promise<{ id: string }> }

export default async function ClassTestPage({ params }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.classTest(id))
  const test = (await findOwnClassTest(viewer.id, id)) ?? notFound()
  const [groups, lists, sheets] = await Promise.all([
    listClassGroups(viewer.id),
    getLists(),
    countTestSheets(id),
  ])
  const text = myTestsText()
  const truth = getTruthWords()
  return (
    <main className="page-width work-main">
      <BackToTests />
      <TestTabs id={id} />
      <h1 className="wrap-anywhere">{test.title}</h1>
      {test.printedAt ? (
        <>
          <PrintedNotice id={id} hasSheets={sheets > 0} />
          <PrintTest test={test} />
          <TestPreview
            {...{ test, version: 1, truth: truth[test.language] }}
            rightLabel={testEditorText().list.right}
          />
        </>
      ) : (
        <TestEditor
          test={{ id, version: test.revision, ...toClassTestValues(test) }}
          classNames={groups.map(({ name }) => name)}
          themes={lists.theme.map((entry) => ({ value: entry.slug, label: toPageLabel(entry) }))}
          truth={truth}
          isSubscribed={viewer.isSubscribed}
        />
      )}
      <div className="mt-10 flex flex-wrap gap-3">
        <CopyTestButton id={id} label={text.copy} />
        <ActionButton
          label={text.remove}
          path={`/api/class-tests/${id}/remove`}
          redirectTo={routes.myTests}
          isImmediate
        />
      </div>
    </main>
  )
}
