import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { OneTeacher } from '@/components/school/one-teacher'
import { routes } from '@/lib/routes'
import { hasStaffLink } from '@/lib/schools/queries/office'
import { teacherOf } from '@/lib/schools/queries/teachers'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { mySchoolWords } from '@/words/my-school'

export const generateMetadata = (): Metadata => ({ title: mySchoolWords().list.heading })

type Props = { params: Promise<{ id: string }> }

export default async function TeacherPage({ params }: Props) {
  const { id } = await params
  const { school } = await requireCoordinator(routes.schoolTeacher(id))
  const teacher = (await teacherOf(school.id, id)) ?? notFound()
  return (
    <main className="page-width page-main">
      <p className="mb-4">
        <Link href={routes.mySchool} className="inline-flex min-h-11 items-center">
          {mySchoolWords().person.back}
        </Link>
      </p>
      <OneTeacher teacher={teacher} school={school} hasStaffLink={await hasStaffLink(school.id)} />
    </main>
  )
}
