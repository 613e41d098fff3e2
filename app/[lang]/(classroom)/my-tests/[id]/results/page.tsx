import { notFound } from 'next/navigation'
import { BackToTests } from '@/components/class-tests/back-to-tests'
import { ReadSheetsLink } from '@/components/class-tests/read-sheets-link'
import { ChangeList } from '@/components/class-tests/results/change-list'
import { QuestionResults } from '@/components/class-tests/results/question-results'
import { ResultFiles } from '@/components/class-tests/results/result-files'
import { ResultOverview } from '@/components/class-tests/results/result-overview'
import { StudentResults } from '@/components/class-tests/results/student-results'
import { TopicResults } from '@/components/class-tests/results/topic-results'
import { TestTabs } from '@/components/class-tests/test-tabs'
import { EmptyState } from '@/components/site/empty-state'
import { WorkHead } from '@/components/site/work-head'
import { classResultsText } from '@/i18n/class-results'
import { formatLongDate } from '@/i18n/dates'
import { requireViewer } from '@/lib/auth/viewer'
import { findTestResults, listTestChanges } from '@/lib/class-tests/results/load'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import '@/app/styles/records.css'
import '@/app/styles/bars.css'

export const generateMetadata = describePage(() => ({ title: classResultsText().title }))

type Props = { params: Promise<{ id: string }> }

export default async function TestResultsPage({ params }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.testResults(id))
  const results = (await findTestResults(viewer.id, id)) ?? notFound()
  const text = classResultsText()
  const { test, students } = results
  const day = test.day ? formatLongDate(test.day) : ''
  return (
    <main className="page-width work-main">
      <BackToTests />
      <TestTabs id={id} />
      <WorkHead
        title={text.heading(test.title)}
        lede={text.lede(test.group.name, test.subject, day)}
        action={
          <ReadSheetsLink id={id} isMain={students.length === 0}>
            {text.read}
          </ReadSheetsLink>
        }
      />
      <p className="text-muted">{text.own}</p>
      {students.length === 0 ? (
        <EmptyState picture="rubric" text={text.none} />
      ) : (
        <>
          <ResultFiles id={id} />
          <ResultOverview results={results} />
        </>
      )}
      <StudentResults results={results} />
      {students.length > 0 && (
        <>
          <QuestionResults results={results} />
          <TopicResults results={results} />
          <ChangeList test={test} changes={await listTestChanges(id)} />
        </>
      )}
    </main>
  )
}
