import type { schoolYear, Training } from '@/lib/learning/queries/school'
import type { MySchool } from '@/lib/schools/queries/my-school'
import type { Seats, storyOf } from '@/lib/schools/queries/office'
import type { teachersOf } from '@/lib/schools/queries/teachers'
import { mySchoolWords } from '@/words/my-school'
import type { Asked } from './asked'
import { SchoolHead } from './school-head'
import { SchoolHours } from './school-hours'
import { SeatCount } from './seat-count'
import { Story } from './story'
import { SubscriptionNotice } from './subscription-notice'
import { TeachersList } from './teachers-list'

type Props = {
  school: MySchool
  asked: Asked
  seats: Seats
  story: Awaited<ReturnType<typeof storyOf>>
  terms: NonNullable<MySchool['term']>[]
  found: Awaited<ReturnType<typeof teachersOf>>
  training: Map<string, Training>
  hours: Awaited<ReturnType<typeof schoolYear>>
}

/** What a coordinator sees first: how the subscription stands, the seats, and who has them. */
export function SchoolOffice({
  school,
  asked,
  seats,
  story,
  terms,
  found,
  training,
  hours,
}: Props) {
  const { coordinator } = mySchoolWords()
  const { name, term, membershipId } = school
  const runs = term?.standing === 'running'
  const lede = runs ? coordinator.lede(term.lastDay) : coordinator.ledeWithoutTerm
  return (
    <>
      <SchoolHead title={name} lede={lede} here="teachers" />
      <SubscriptionNotice school={school} terms={terms} story={story} />
      {runs && <SeatCount seats={seats} />}
      <TeachersList asked={asked} found={found} own={membershipId} training={training} />
      <SchoolHours {...hours} />
      <Story story={story} terms={terms} />
    </>
  )
}
