import { notFound } from 'next/navigation'
import { BackToTests } from '@/components/class-tests/back-to-tests'
import { StudentHead } from '@/components/class-tests/results/student-head'
import { StudentTests } from '@/components/class-tests/results/student-tests'
import { StudentTopics } from '@/components/class-tests/results/student-topics'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { classResultsText } from '@/i18n/class-results'
import { requireViewer } from '@/lib/auth/viewer'
import { findStudentRecord } from '@/lib/class-tests/results/student-record'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import '@/app/styles/records.css'
import '@/app/styles/bars.css'

export const generateMetadata = describePage(() => ({ title: classResultsText().student.title }))

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export default async function ClassStudentPage({ params, searchParams }: Props) {
  const { id } = await params
  const { roll = '', section = '' } = await readSearchParams(searchParams, 'roll', 'section')
  const query = new URLSearchParams({
    ...(roll && { roll }),
    ...(section && { section }),
  }).toString()
  const viewer = await requireViewer(`${routes.classStudent(id)}${query && `?${query}`}`)
  const record = (await findStudentRecord(viewer.id, id, Number(roll), section)) ?? notFound()
  return (
    <main className="page-width work-main">
      <div className="screen-only">
        <BackToTests />
      </div>
      <StudentHead group={record.group} rollNumber={record.rollNumber} section={record.section} />
      <p className="screen-only text-muted">{classResultsText().own}</p>
      <StudentTests tests={record.tests} />
      {record.topics.length > 0 && <StudentTopics tests={record.tests} topics={record.topics} />}
    </main>
  )
}
