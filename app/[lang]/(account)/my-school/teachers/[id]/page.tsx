import Link from 'next/link'
import { notFound } from 'next/navigation'
import { TeacherDetails } from '@/components/school/teachers/teacher-details'
import { mySchoolText } from '@/i18n/my-school'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { hasStaffRoomLink } from '@/lib/schools/my-school'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { findTeacher } from '@/lib/schools/teachers/list'

export const generateMetadata = describePage(() => ({ title: mySchoolText().list.heading }))

type Props = { params: Promise<{ id: string }> }

export default async function TeacherPage({ params }: Props) {
  const { id } = await params
  const { school } = await requireCoordinator(routes.schoolTeacher(id))
  const teacher = (await findTeacher(school.id, id)) ?? notFound()
  return (
    <main className="page-width work-main">
      <p className="mb-4">
        <Link href={routes.mySchool} className="inline-flex min-h-11 items-center">
          {mySchoolText().person.back}
        </Link>
      </p>
      <TeacherDetails
        teacher={teacher}
        school={school}
        hasStaffRoomLink={await hasStaffRoomLink(school.id)}
      />
    </main>
  )
}
