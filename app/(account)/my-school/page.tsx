import type { Metadata } from 'next'
import { asked } from '@/components/school/asked'
import { NoSchool } from '@/components/school/no-school'
import { SchoolOffice } from '@/components/school/school-office'
import { TeachersSeat } from '@/components/school/teachers-seat'
import { requireViewer } from '@/lib/auth/viewer'
import { schoolYear, trainingOf } from '@/lib/learning/queries/school'
import { routes } from '@/lib/routes'
import { mySchool } from '@/lib/schools/queries/my-school'
import { allTermsOf, seatsOf, storyOf } from '@/lib/schools/queries/office'
import { teachersOf } from '@/lib/schools/queries/teachers'
import { mySchoolWords } from '@/words/my-school'

export const generateMetadata = (): Metadata => ({ title: mySchoolWords().title })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function MySchoolPage({ searchParams }: Props) {
  const viewer = await requireViewer(routes.mySchool)
  const school = await mySchool(viewer.id)
  return (
    <main className="page-width page-main">
      {!school && <NoSchool />}
      {school?.role === 'teacher' && <TeachersSeat school={school} />}
      {school?.role === 'coordinator' && (
        <SchoolOffice school={school} {...(await officeOf(school.id, await searchParams))} />
      )}
    </main>
  )
}

async function officeOf(id: string, params: Awaited<Props['searchParams']>) {
  const wish = asked(params)
  const [seats, story, terms, found] = await Promise.all([
    seatsOf(id),
    storyOf(id),
    allTermsOf(id),
    teachersOf(id, wish),
  ])
  const [training, hours] = await Promise.all([
    trainingOf(found.rows.map(({ membershipId }) => membershipId)),
    schoolYear(id),
  ])
  return { asked: wish, seats, story, terms, found, training, hours }
}
