import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'
import type { TeacherListQuery } from './teacher-list-query'

/** A plain GET form, so that it works without scripts. */
export function TeacherSearchForm({ query }: { query: TeacherListQuery }) {
  const text = mySchoolText().list
  return (
    <search>
      <form action={routes.mySchool} className="mt-5 flex flex-wrap items-end gap-3 sm:gap-x-4">
        <label className="field grow basis-full sm:basis-64">
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
        <label className="field grow basis-32 sm:grow-0">
          <span className="field-label">{text.sort}</span>
          <select name="sort" defaultValue={query.sort ?? 'name'} className="field-input">
            {Object.entries(text.sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="secondary">
          {text.find}
        </Button>
      </form>
      {query.search && (
        <Link href={routes.mySchool} className="mt-2 inline-flex min-h-11 items-center">
          {text.all}
        </Link>
      )}
    </search>
  )
}
