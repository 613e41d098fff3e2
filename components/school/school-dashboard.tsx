import { mySchoolText } from '@/i18n/my-school'
import type { SchoolBoard } from '@/lib/learning/school-board'
import type { listApplicationHistory, MySchool, SchoolSeatCounts } from '@/lib/schools/my-school'
import { SchoolFigures } from './school-figures'
import { SchoolHeader } from './school-header'
import { SchoolTasks, type WaitingWork } from './school-tasks'
import { SubscriptionHistory } from './subscription/subscription-history'
import { hasSubscriptionNotice, SubscriptionNotice } from './subscription/subscription-notice'
import { SchoolHours } from './teachers/school-hours'
import type { TeacherListQuery } from './teachers/teacher-list-query'
import { TeachersList } from './teachers/teachers-list'

type Props = {
  school: MySchool
  query: TeacherListQuery
  seats: SchoolSeatCounts
  history: Awaited<ReturnType<typeof listApplicationHistory>>
  terms: NonNullable<MySchool['term']>[]
  work: WaitingWork
  board: SchoolBoard
}

export function SchoolDashboard({ school, query, seats, history, terms, work, board }: Props) {
  const { coordinator: text } = mySchoolText()
  const { name, term, membershipId } = school
  const isTermRunning = term?.status === 'running'
  const lede = isTermRunning ? text.lede(term.lastDay) : text.ledeWithoutTerm
  const subscription = { school, terms, history }
  const notice = hasSubscriptionNotice(subscription) && <SubscriptionNotice {...subscription} />
  return (
    <>
      <SchoolHeader title={name} lede={lede} activeTab="teachers" />
      <div className="board">
        <SchoolTasks {...work} {...{ board, isTermRunning, notice }} />
        <SchoolFigures {...{ term, seats, board }} />
        <TeachersList query={query} board={board} ownMembershipId={membershipId} />
        <SchoolHours {...board} />
        <SubscriptionHistory history={history} terms={terms} />
      </div>
    </>
  )
}
