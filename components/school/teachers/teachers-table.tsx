import Link from 'next/link'
import { toHours } from '@/base/training-kinds'
import { Badge } from '@/components/ui/badge'
import { mySchoolText } from '@/i18n/my-school'
import { BOARD_COLUMNS, type BoardColumn, type BoardTeacher } from '@/lib/learning/school-board'
import { routes } from '@/lib/routes'
import { buildTeacherListPath } from './teacher-list-path'
import type { TeacherListQuery } from './teacher-list-query'

type Props = { rows: BoardTeacher[]; own: string; query: TeacherListQuery; asked: number }

/** A card for each teacher on a phone; the heads are then a row of orders. */
export function TeachersTable({ rows, own, query, asked }: Props) {
  const { list: text, training, shortDay } = mySchoolText()
  return (
    <table className="teacher-table">
      <thead>
        <tr data-label={text.sort}>
          {BOARD_COLUMNS.map((column) => (
            <ColumnHead key={column} column={column} query={query} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((teacher) => (
          <tr key={teacher.membershipId}>
            <NameCell teacher={teacher} isOwn={teacher.membershipId === own} />
            <td data-label={text.columns.hours}>
              <strong className="is-figure">{toHours(teacher.minutes)}</strong>{' '}
              {teacher.missing > 0 ? (
                <span className="text-brick">{text.missing(teacher.missing)}</span>
              ) : (
                <span className="text-leaf">{text.complete(asked)}</span>
              )}
              <span className="detail">{training.of(teacher.training)}</span>
            </td>
            <td data-label={text.columns.last}>
              {teacher.lastDay ? shortDay(teacher.lastDay) : text.never}
            </td>
            <td data-label={text.columns.since}>{shortDay(teacher.since)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Pressed again, it turns the order round. */
function ColumnHead({ column, query }: { column: BoardColumn; query: TeacherListQuery }) {
  const { columns } = mySchoolText().list
  const { sort = 'name' } = query
  const isReversed = sort === `-${column}`
  const isCurrent = isReversed || sort === column
  // The teachers who joined last come first.
  const isDescending = isReversed !== (column === 'since')
  const next = sort === column ? `-${column}` : column
  return (
    <th scope="col" aria-sort={isCurrent ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <Link href={buildTeacherListPath({ ...query, sort: next, page: undefined })} prefetch={false}>
        {columns[column]}
        {isCurrent && <span aria-hidden="true">{isDescending ? ' ↓' : ' ↑'}</span>}
      </Link>
    </th>
  )
}

function NameCell({ teacher, isOwn }: { teacher: BoardTeacher; isOwn: boolean }) {
  const { list: text } = mySchoolText()
  const { membershipId, name, email, role } = teacher
  return (
    <th scope="row">
      <span className="flex flex-wrap items-center gap-x-3">
        <Link
          href={routes.schoolTeacher(membershipId)}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {name}
        </Link>
        {isOwn && <span className="text-muted">{text.you}</span>}
        {role === 'coordinator' && <Badge>{text.coordinator}</Badge>}
      </span>
      <span className="detail break-all">{email}</span>
    </th>
  )
}
