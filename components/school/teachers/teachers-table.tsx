import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { mySchoolText } from '@/i18n/my-school'
import { NO_TRAINING, type TeacherTraining } from '@/lib/learning/school-hours'
import { routes } from '@/lib/routes'
import type { SchoolTeacher } from '@/lib/schools/teachers/list'

type Props = { rows: SchoolTeacher[]; own: string; training: Map<string, TeacherTraining> }

/** Name and email share a cell, so that the table fits a phone. */
export function TeachersTable({ rows, own: ownMembershipId, training }: Props) {
  const text = mySchoolText()
  const { list: listText, shortDay: formatShortDay } = text
  return (
    <table className="mt-4 w-full border-collapse">
      <thead>
        <tr className="border-b-2 border-ink text-left">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {listText.name}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {listText.joined}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ membershipId, name, email, role, since: memberSince }) => (
          <tr key={membershipId} className="border-b border-rule align-top">
            <td className="py-2 pr-4">
              <span className="flex flex-wrap items-center gap-x-3">
                <Link
                  href={routes.schoolTeacher(membershipId)}
                  prefetch={false}
                  className="inline-flex min-h-11 items-center font-semibold"
                >
                  {name}
                </Link>
                {membershipId === ownMembershipId && (
                  <span className="text-muted">{listText.you}</span>
                )}
                {role === 'coordinator' && <Badge>{listText.coordinator}</Badge>}
              </span>
              <span className="block break-all text-muted">{email}</span>
              <span className="block text-muted">
                {describeTraining(training.get(membershipId))}
              </span>
            </td>
            <td className="w-28 py-2 leading-11 sm:w-40">{formatShortDay(memberSince)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const describeTraining = (training = NO_TRAINING) => mySchoolText().training.of(training)
