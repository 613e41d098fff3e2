import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { mySchoolText } from '@/i18n/my-school'
import type { SchoolBoard } from '@/lib/learning/school-board'
import { buildTeacherListPath } from './teacher-list-path'
import type { TeacherListQuery } from './teacher-list-query'
import { TeacherSearchForm } from './teacher-search-form'
import { TeachersTable } from './teachers-table'

type Props = { query: TeacherListQuery; board: SchoolBoard; ownMembershipId: string }

const RECORD_PATH = '/api/school/record'
/** A shorter list is searched with the eyes. */
const MAX_UNSEARCHED = 15

export function TeachersList({ query, board, ownMembershipId }: Props) {
  const text = mySchoolText().list
  const { search } = query
  const { all, found, page, pages, rows, rule } = board
  return (
    <section aria-labelledby="teachers" className="panel across">
      <h2 id="teachers">{text.heading}</h2>
      {(all > MAX_UNSEARCHED || search) && <TeacherSearchForm query={query} />}
      <p className="mt-3 font-semibold">
        {search ? text.foundFor(found, search) : text.found(found)}
      </p>
      {rows.length > 0 ? (
        <TeachersTable {...{ rows, own: ownMembershipId, query, asked: rule.totalHours }} />
      ) : (
        <p>{text.nothing}</p>
      )}
      <p className="mt-5 flex flex-wrap items-center gap-3">
        {page < pages && (
          <Link
            href={buildTeacherListPath({ ...query, page: `${page + 1}` })}
            className={buttonClass('secondary')}
          >
            {text.next}
          </Link>
        )}
        {page > 1 && (
          <Link
            href={buildTeacherListPath({ ...query, page: undefined })}
            className={buttonClass('secondary')}
          >
            {text.first}
          </Link>
        )}
        {pages > 1 && <span>{text.pageOf(page, pages)}</span>}
        <a href={RECORD_PATH} download className="inline-flex min-h-12 items-center">
          {text.csv}
        </a>
      </p>
      {rule.governmentHours + rule.inHouseHours > 0 && (
        <p className="mb-2 max-w-2xl text-muted">{text.counting}</p>
      )}
      <p className="max-w-2xl text-muted">{text.seen}</p>
    </section>
  )
}
