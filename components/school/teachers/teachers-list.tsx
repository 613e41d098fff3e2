import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { mySchoolText } from '@/i18n/my-school'
import type { TeacherTraining } from '@/lib/learning/school-hours'
import { routes } from '@/lib/routes'
import type { SchoolTeacher } from '@/lib/schools/teachers/list'
import type { TeacherListQuery } from './teacher-list-query'
import { TeacherSearchForm } from './teacher-search-form'
import { TeachersTable } from './teachers-table'

type Props = {
  query: TeacherListQuery
  page: { rows: SchoolTeacher[]; next: string | null; total: number }
  ownMembershipId: string
  training: Map<string, TeacherTraining>
}

const RECORD_PATH = '/api/school/record'

export function TeachersList({
  query,
  page: { rows, next, total },
  ownMembershipId,
  training,
}: Props) {
  const text = mySchoolText().list
  const { search } = query
  return (
    <section aria-labelledby="teachers" className="panel across">
      <h2 id="teachers">{text.heading}</h2>
      <TeacherSearchForm query={query} />
      <p className="mt-4 font-semibold">
        {search ? text.foundFor(total, search) : text.found(total)}
      </p>
      {rows.length > 0 ? (
        <TeachersTable {...{ rows, own: ownMembershipId, training }} />
      ) : (
        <p>{text.nothing}</p>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        {next && (
          <Link
            href={buildListPath({ ...query, after: next })}
            className={buttonClass('secondary')}
          >
            {text.next}
          </Link>
        )}
        {query.after && (
          <Link
            href={buildListPath({ ...query, after: undefined })}
            className={buttonClass('secondary')}
          >
            {text.first}
          </Link>
        )}
        <a href={RECORD_PATH} download className="inline-flex min-h-12 items-center">
          {text.csv}
        </a>
      </p>
    </section>
  )
}

function buildListPath(query: TeacherListQuery) {
  const entries = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return `${routes.mySchool}?${new URLSearchParams(entries)}#teachers`
}
