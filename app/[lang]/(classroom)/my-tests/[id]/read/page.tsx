import { notFound } from 'next/navigation'
import { toTestCode } from '@/base/sheet-code'
import { BackToTests } from '@/components/class-tests/back-to-tests'
import { SheetReading } from '@/components/class-tests/reading/sheet-reading'
import { TestTabs } from '@/components/class-tests/test-tabs'
import { EmptyState } from '@/components/site/empty-state'
import { WorkHead } from '@/components/site/work-head'
import { classReadingText } from '@/i18n/class-reading'
import { requireViewer } from '@/lib/auth/viewer'
import { findMarkedTest, listSheets } from '@/lib/class-tests/results/load'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: classReadingText().title }))

type Props = { params: Promise<{ id: string }> }

export default async function ReadSheetsPage({ params }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.readSheets(id))
  const test = (await findMarkedTest(viewer.id, id)) ?? notFound()
  const text = classReadingText()
  const { title, versions, shuffleSeed, questions, group } = test
  return (
    <main className="page-width work-main">
      <BackToTests />
      <TestTabs id={id} isReading />
      <WorkHead title={text.title} lede={text.lede(title, group.name)} />
      {questions.length === 0 ? (
        <EmptyState picture="rubric" text={text.noQuestions} />
      ) : (
        <SheetReading
          test={{ id, code: toTestCode(id), title, versions, shuffleSeed, questions, group }}
          sheets={await listSheets(id)}
        />
      )}
    </main>
  )
}
