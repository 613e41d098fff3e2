import { notFound } from 'next/navigation'
import { BackToTests } from '@/components/class-tests/back-to-tests'
import { SlipSheet } from '@/components/class-tests/slips/slip-sheet'
import { SlipTextsForm } from '@/components/class-tests/slips/slip-texts-form'
import { TestTabs } from '@/components/class-tests/test-tabs'
import { EmptyState } from '@/components/site/empty-state'
import { WorkHead } from '@/components/site/work-head'
import { classSlipsText } from '@/i18n/class-slips'
import { formatLongDate } from '@/i18n/dates'
import { runInLanguage } from '@/i18n/request-language'
import { requireViewer } from '@/lib/auth/viewer'
import { findTestResults } from '@/lib/class-tests/results/load'
import { buildTestSlips } from '@/lib/class-tests/slips/test-slips'
import { loadSlipTexts } from '@/lib/class-tests/slips/texts'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: classSlipsText().title }))

type Props = { params: Promise<{ id: string }> }

export default async function SlipsPage({ params }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.testSlips(id))
  const results = (await findTestResults(viewer.id, id)) ?? notFound()
  const text = classSlipsText()
  const { test } = results
  const { texts, revision } = await loadSlipTexts(viewer.id, test.language)
  const slips = await buildTestSlips(results, texts)
  const own = runInLanguage(test.language, () => ({
    heading: [test.title, test.group.name, test.day && formatLongDate(test.day)],
    name: classSlipsText().name,
    rolls: slips.map((slip) => classSlipsText().roll(slip.rollNumber, slip.section)),
  }))
  return (
    <main className="page-width work-main">
      <div className="screen-only">
        <BackToTests />
        <TestTabs id={id} />
        <WorkHead title={text.title} lede={text.lede(test.title)} />
        {slips.length === 0 && <EmptyState picture="rubric" text={text.none} />}
      </div>
      {slips.length > 0 && (
        <>
          <SlipTextsForm key={revision} {...{ language: test.language, texts, revision }} />
          <SlipSheet
            groupId={test.group.id}
            heading={own.heading.filter(Boolean).join(', ')}
            language={test.language}
            words={own}
            slips={slips}
          />
        </>
      )}
    </main>
  )
}
