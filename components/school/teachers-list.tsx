import Link from 'next/link'
import { buttonLook } from '@/components/ui/button'
import type { Training } from '@/lib/learning/queries/school'
import { routes } from '@/lib/routes'
import type { Teacher } from '@/lib/schools/queries/teachers'
import { mySchoolWords } from '@/words/my-school'
import type { Asked } from './asked'
import { FindTeachers } from './find-teachers'
import { TeachersTable } from './teachers-table'

type Props = {
  asked: Asked
  found: { rows: Teacher[]; next: string | null; found: number }
  own: string
  /** Sessions and hours of this school year, by membership. */
  training: Map<string, Training>
}

const RECORD = '/api/school/record'

/** The school's teachers, fifty a page: searched, sorted and turned over by the address alone. */
export function TeachersList({ asked, found: { rows, next, found }, own, training }: Props) {
  const words = mySchoolWords().list
  const { search } = asked
  return (
    <section aria-labelledby="teachers" className="mt-12">
      <h2 id="teachers">{words.heading}</h2>
      <FindTeachers asked={asked} />
      <p className="mt-4 font-semibold">
        {search ? words.foundFor(found, search) : words.found(found)}
      </p>
      {rows.length > 0 ? <TeachersTable {...{ rows, own, training }} /> : <p>{words.nothing}</p>}
      <p className="mt-5 flex flex-wrap gap-3">
        {next && (
          <Link href={listAddress({ ...asked, after: next })} className={buttonLook('secondary')}>
            {words.next}
          </Link>
        )}
        {asked.after && (
          <Link
            href={listAddress({ ...asked, after: undefined })}
            className={buttonLook('secondary')}
          >
            {words.first}
          </Link>
        )}
        <a href={RECORD} download className="inline-flex min-h-12 items-center">
          {words.csv}
        </a>
      </p>
    </section>
  )
}

function listAddress(asked: Asked) {
  const query = Object.entries(asked).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return `${routes.mySchool}?${new URLSearchParams(query)}#teachers`
}
