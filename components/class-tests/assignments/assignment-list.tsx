import Link from 'next/link'
import { classAssignmentsText } from '@/i18n/class-assignments'
import type { listAssignments } from '@/lib/class-tests/assignments/assignments'
import { routes } from '@/lib/routes'

type Props = { assignments: Awaited<ReturnType<typeof listAssignments>> }

export const AssignmentList = ({ assignments }: Props) => (
  <ul className="rows mt-4 max-w-3xl">
    {assignments.map(({ id, title, className, students, handedIn }) => (
      <li key={id}>
        <h2 className="text-xl wrap-anywhere">
          <Link href={routes.assignment(id)} prefetch={false}>
            {title}
          </Link>
        </h2>
        <p className="text-muted wrap-anywhere">
          {classAssignmentsText().row(className, handedIn, students)}
        </p>
      </li>
    ))}
  </ul>
)
