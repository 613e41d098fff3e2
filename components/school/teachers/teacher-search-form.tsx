import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'
import { buildTeacherListPath } from './teacher-list-path'
import type { TeacherListQuery } from './teacher-list-query'

/** A plain GET form, so that it works without scripts. */
export function TeacherSearchForm({ query }: { query: TeacherListQuery }) {
  const text = mySchoolText().list
  return (
    <search>
      <form action={routes.mySchool} className="mt-3 flex max-w-2xl flex-wrap items-end gap-3">
        <label className="field grow basis-64">
          <span className="field-label">{text.search}</span>
          <input
            type="search"
            name="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={query.search}
            className="field-input"
          />
        </label>
        {query.sort && <input type="hidden" name="sort" value={query.sort} />}
        <Button type="submit" variant="secondary">
          {text.find}
        </Button>
      </form>
      {query.search && (
        <Link
          href={buildTeacherListPath({ sort: query.sort })}
          className="mt-2 inline-flex min-h-11 items-center"
        >
          {text.all}
        </Link>
      )}
    </search>
  )
}
