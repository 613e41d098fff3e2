import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'
import type { MySchool } from '@/lib/schools/queries/my-school'
import type { Teacher } from '@/lib/schools/queries/teachers'
import { actWords } from '@/words/acts'
import { mySchoolWords } from '@/words/my-school'
import { Act } from './act'
import { Fact } from './fact'
import { Leave } from './leave'
import { RemoveTeacher } from './remove-teacher'
import { VouchForm } from './vouch-form'

const MOST_COORDINATORS = 3

type Props = { teacher: Teacher; school: MySchool; hasStaffLink: boolean }

/** One of the school's teachers, and what a coordinator can do about the seat. */
export function OneTeacher({ teacher, school, hasStaffLink }: Props) {
  const words = mySchoolWords()
  const { person } = words
  return (
    <>
      <h1 className="underlined">{teacher.name}</h1>
      <dl className="mt-6 grid gap-4">
        <Fact name={person.email}>
          <a href={`mailto:${teacher.email}`} className="break-all">
            {teacher.email}
          </a>
        </Fact>
        <Fact name={person.since}>{words.day(teacher.since)}</Fact>
        <Fact name={person.role}>{person.roles[teacher.role]}</Fact>
      </dl>
      <noscript>
        <Alert tone="warning" className="mt-6">
          {actWords().noScript}
        </Alert>
      </noscript>
      <div className="rows mt-8 max-w-2xl">
        {teacher.membershipId === school.membershipId ? (
          <OwnSeat alone={school.coordinators.length === 1} />
        ) : (
          <Seat
            teacher={teacher}
            full={school.coordinators.length >= MOST_COORDINATORS}
            hasStaffLink={hasStaffLink}
          />
        )}
      </div>
      {teacher.membershipId !== school.membershipId && (
        <VouchForm membershipId={teacher.membershipId} name={teacher.name} />
      )}
    </>
  )
}

type SeatProps = { teacher: Teacher; full: boolean; hasStaffLink: boolean }

function Seat({ teacher, full, hasStaffLink }: SeatProps) {
  const { person } = mySchoolWords()
  const { membershipId, name, role } = teacher
  const call = (act: string) => `/api/school/members/${membershipId}/${act}`
  return (
    <>
      {role === 'teacher' && (
        <Choice text={full ? person.three : person.naming(name)}>
          {!full && <Act label={person.name} path={call('coordinator')} />}
        </Choice>
      )}
      <Choice text={person.handingOver(name)}>
        <Act label={person.handOver} path={call('hand-over')} then={routes.mySchool} />
      </Choice>
      <RemoveTeacher {...{ membershipId, name, hasStaffLink }} />
    </>
  )
}

function OwnSeat({ alone }: { alone: boolean }) {
  const { self } = mySchoolWords().person
  if (alone) return <Choice text={self.last} />
  return (
    <>
      <Choice text={self.stop} />
      <Choice text={self.removing}>
        <Leave label={self.remove} />
      </Choice>
    </>
  )
}

const Choice = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid gap-3">
    <p>{text}</p>
    {children}
  </div>
)
