import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { mySchoolWords } from '@/words/my-school'
import type { Asked } from './asked'

/** An ordinary form: what is looked for stands in the address, and needs no script. */
export function FindTeachers({ asked }: { asked: Asked }) {
  const words = mySchoolWords().list
  return (
    <search>
      <form
        action={routes.mySchool}
        className="mt-5 grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-3 sm:grid-cols-[1fr_auto_auto] sm:gap-x-4"
      >
        <label className="field max-sm:col-span-2">
          <span className="field-label">{words.search}</span>
          <input
            type="search"
            name="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={asked.search}
            className="field-input"
          />
        </label>
        <label className="field">
          <span className="field-label">{words.sort}</span>
          <select name="sort" defaultValue={asked.sort ?? 'name'} className="field-input">
            {Object.entries(words.sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="secondary">
          {words.find}
        </Button>
      </form>
      {asked.search && (
        <Link href={routes.mySchool} className="mt-2 inline-flex min-h-11 items-center">
          {words.all}
        </Link>
      )}
    </search>
  )
}
