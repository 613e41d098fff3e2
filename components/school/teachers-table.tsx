import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { NO_TRAINING, type Training } from '@/lib/learning/queries/school'
import { routes } from '@/lib/routes'
import type { Teacher } from '@/lib/schools/queries/teachers'
import { mySchoolWords } from '@/words/my-school'

type Props = { rows: Teacher[]; own: string; training: Map<string, Training> }

/** Narrow enough for a phone: name and e-mail share a cell, and the name leads to what can be done. */
export function TeachersTable({ rows, own, training }: Props) {
  const words = mySchoolWords()
  const { list, shortDay } = words
  return (
    <table className="mt-4 w-full border-collapse">
      <thead>
        <tr className="border-b-2 border-ink text-left">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {list.name}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {list.joined}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ membershipId, name, email, role, since }) => (
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
                {membershipId === own && <span className="text-muted">{list.you}</span>}
                {role === 'coordinator' && <Badge>{list.coordinator}</Badge>}
              </span>
              <span className="block break-all text-muted">{email}</span>
              <span className="block text-muted">{said(training.get(membershipId))}</span>
            </td>
            <td className="w-28 py-2 leading-11 whitespace-nowrap sm:w-40">{shortDay(since)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const said = ({ sessions, minutes, shared } = NO_TRAINING) =>
  mySchoolWords().training.of(sessions, minutes, shared)
