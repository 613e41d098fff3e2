import Link from 'next/link'
import { mySchoolText } from '@/i18n/my-school'
import { schoolLoginText } from '@/i18n/school-login'
import type { getSchoolYearSummary, TeacherTraining } from '@/lib/learning/school-hours'
import { routes } from '@/lib/routes'
import type { listApplicationHistory, MySchool, SchoolSeatCounts } from '@/lib/schools/my-school'
import type { listTeachers } from '@/lib/schools/teachers/list'
import { SchoolHeader } from './school-header'
import { SubscriptionHistory } from './subscription/subscription-history'
import { SubscriptionNotice } from './subscription/subscription-notice'
import { SchoolHours } from './teachers/school-hours'
import { SeatCount } from './teachers/seat-count'
import type { TeacherListQuery } from './teachers/teacher-list-query'
import { TeachersList } from './teachers/teachers-list'

type Props = {
  school: MySchool
  query: TeacherListQuery
  seats: SchoolSeatCounts
  /** Teachers who found no free seat. */
  waiting: number
  history: Awaited<ReturnType<typeof listApplicationHistory>>
  terms: NonNullable<MySchool['term']>[]
  teachers: Awaited<ReturnType<typeof listTeachers>>
  training: Map<string, TeacherTraining>
  hours: Awaited<ReturnType<typeof getSchoolYearSummary>>
}

export function SchoolDashboard({
  school,
  query,
  seats,
  waiting,
  history,
  terms,
  teachers,
  training,
  hours,
}: Props) {
  const { coordinator: text } = mySchoolText()
  const { name, term, membershipId } = school
  const isTermRunning = term?.status === 'running'
  const lede = isTermRunning ? text.lede(term.lastDay) : text.ledeWithoutTerm
  return (
    <>
      <SchoolHeader title={name} lede={lede} activeTab="teachers" />
      <SubscriptionNotice school={school} terms={terms} history={history} />
      {waiting > 0 && (
        <p className="mt-4">
          <Link
            href={routes.schoolSignIn}
            prefetch={false}
            className="inline-flex min-h-11 items-center"
          >
            {schoolLoginText().waiting.heading(waiting)}
          </Link>
        </p>
      )}
      <div className="board">
        {isTermRunning && <SeatCount seats={seats} />}
        <SchoolHours {...hours} />
        <TeachersList
          query={query}
          page={teachers}
          ownMembershipId={membershipId}
          training={training}
        />
        <SubscriptionHistory history={history} terms={terms} />
      </div>
    </>
  )
}
