import type { ReactNode } from 'react'
import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { DescriptionRow } from '@/components/ui/description-row'
import { actionText } from '@/i18n/actions'
import { formatShortDate } from '@/i18n/dates'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'
import type { MySchool } from '@/lib/schools/my-school'
import type { SchoolTeacher } from '@/lib/schools/teachers/list'
import { VouchForm } from '../invitation/vouch-form'
import { LeaveSchoolButton } from './leave-school-button'
import { RemoveTeacher } from './remove-teacher'

const MAX_COORDINATORS = 3

type Props = { teacher: SchoolTeacher; school: MySchool; hasStaffRoomLink: boolean }

export function TeacherDetails({ teacher, school, hasStaffRoomLink }: Props) {
  const text = mySchoolText()
  const { person: teacherText } = text
  return (
    <>
      <h1 className="underlined">{teacher.name}</h1>
      <dl className="mt-6 grid gap-4">
        <DescriptionRow name={teacherText.email}>
          <a href={`mailto:${teacher.email}`} className="break-all">
            {teacher.email}
          </a>
        </DescriptionRow>
        <DescriptionRow name={teacherText.since}>{text.day(teacher.since)}</DescriptionRow>
        <DescriptionRow name={teacherText.role}>{teacherText.roles[teacher.role]}</DescriptionRow>
        {listStaffDetails(teacher).map(([name, detail]) => (
          <DescriptionRow key={name} name={name}>
            {detail}
          </DescriptionRow>
        ))}
      </dl>
      <noscript>
        <Alert tone="warning" className="mt-6">
          {actionText().noScript}
        </Alert>
      </noscript>
      <div className="rows mt-8 max-w-2xl">
        {teacher.membershipId === school.membershipId ? (
          <OwnSeatActions isOnlyCoordinator={school.coordinators.length === 1} />
        ) : (
          <SeatActions
            teacher={teacher}
            isFull={school.coordinators.length >= MAX_COORDINATORS}
            hasStaffRoomLink={hasStaffRoomLink}
          />
        )}
      </div>
      {teacher.membershipId !== school.membershipId && (
        <VouchForm membershipId={teacher.membershipId} name={teacher.name} />
      )}
    </>
  )
}

/** From the school's staff list. */
function listStaffDetails({ employeeNumber, subject, joiningDay }: SchoolTeacher) {
  const { staffList: names } = mySchoolText().person
  const details = [
    [names.employeeNumber, employeeNumber],
    [names.subject, subject],
    [names.joiningDay, joiningDay && formatShortDate(joiningDay)],
  ] as const
  return details.filter(([, detail]) => detail)
}

type SeatActionsProps = { teacher: SchoolTeacher; isFull: boolean; hasStaffRoomLink: boolean }

function SeatActions({ teacher, isFull, hasStaffRoomLink }: SeatActionsProps) {
  const { person: teacherText } = mySchoolText()
  const { membershipId, name, role } = teacher
  const buildPath = (action: string) => `/api/school/members/${membershipId}/${action}`
  return (
    <>
      {role === 'teacher' && (
        <SeatActionRow text={isFull ? teacherText.three : teacherText.naming(name)}>
          {!isFull && <ActionButton label={teacherText.name} path={buildPath('coordinator')} />}
        </SeatActionRow>
      )}
      <SeatActionRow text={teacherText.handingOver(name)}>
        <ActionButton
          label={teacherText.handOver}
          path={buildPath('handover')}
          redirectTo={routes.mySchool}
        />
      </SeatActionRow>
      <RemoveTeacher {...{ membershipId, name, hasStaffLink: hasStaffRoomLink }} />
    </>
  )
}

function OwnSeatActions({ isOnlyCoordinator }: { isOnlyCoordinator: boolean }) {
  const { self: ownSeatText } = mySchoolText().person
  if (isOnlyCoordinator) return <SeatActionRow text={ownSeatText.last} />
  return (
    <>
      <SeatActionRow text={ownSeatText.stop} />
      <SeatActionRow text={ownSeatText.removing}>
        <LeaveSchoolButton label={ownSeatText.remove} />
      </SeatActionRow>
    </>
  )
}

const SeatActionRow = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid gap-3">
    <p>{text}</p>
    {children}
  </div>
)
