import Link from 'next/link'
import { notFound } from 'next/navigation'
import { InHouseSessionDetails } from '@/components/in-house/session-details'
import { SchoolHeader } from '@/components/school/school-header'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import {
  getInHouseSession,
  listPossibleAttendees,
  listSessionItems,
} from '@/lib/training/in-house/session'

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export const generateMetadata = describePage(() => ({ title: schoolSessionsText().title }))

export default async function SchoolSessionPage({ params, searchParams }: Props) {
  const text = schoolSessionsText()
  const { id } = await params
  const { school } = await requireCoordinator(routes.schoolSession(id))
  const session = (await getInHouseSession(school.id, id)) ?? notFound()
  const { after } = await readSearchParams(searchParams, 'after')
  const [teachers, items] = await Promise.all([
    listPossibleAttendees(session.id, after),
    listSessionItems(),
  ])
  return (
    <main className="page-width work-main">
      <SchoolHeader
        title={session.title}
        lede={text.item(session.startsAt, session.minutes)}
        activeTab="training"
      />
      <p className="mt-4">
        <Link href={routes.schoolSessions} prefetch={false}>
          {text.back}
        </Link>
      </p>
      <InHouseSessionDetails session={session} teachers={teachers} items={items} />
    </main>
  )
}
