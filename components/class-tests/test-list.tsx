import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { myTestsText } from '@/i18n/my-tests'
import type { listClassGroups } from '@/lib/class-tests/groups'
import type { ClassTestRow } from '@/lib/class-tests/tests'
import { routes } from '@/lib/routes'

type ClassGroupRow = Awaited<ReturnType<typeof listClassGroups>>[number]
type Props = { groups: ClassGroupRow[]; tests: ClassTestRow[] }

/** By class; those of earlier school years are folded. */
export function TestList({ groups, tests }: Props) {
  const text = myTestsText()
  const render = (group: ClassGroupRow) => (
    <ClassSection
      key={group.id}
      group={group}
      tests={tests.filter(({ groupId }) => groupId === group.id)}
    />
  )
  const past = groups.filter(({ isPast }) => isPast)
  return (
    <>
      {groups.filter(({ isPast }) => !isPast).map(render)}
      {past.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-11">{text.earlier}</summary>
          {past.map(render)}
        </details>
      )}
    </>
  )
}

function ClassSection({ group, tests }: { group: ClassGroupRow; tests: ClassTestRow[] }) {
  const text = myTestsText()
  const { id, name, isPast, schoolYear } = group
  return (
    <section aria-labelledby={`class-${id}`} className="mt-6 max-w-3xl">
      <div className="flex flex-wrap items-center gap-x-6">
        <h2 id={`class-${id}`} className="wrap-anywhere">
          {text.classHeading(name)}
          {isPast && `, ${text.year(schoolYear)}`}
        </h2>
        <Link
          href={routes.classGroup(id)}
          prefetch={false}
          aria-label={text.classSettingsOf(name)}
          className="inline-flex min-h-11 items-center"
        >
          {text.classSettings}
        </Link>
      </div>
      {tests.length === 0 && <p className="text-muted">{text.noTests}</p>}
      <ul className="rows">
        {tests.map(({ id: testId, title, isPrinted, ...values }) => (
          <li key={testId}>
            <h3 className="wrap-anywhere">
              <Link
                href={routes.classTest(testId)}
                prefetch={false}
                className="inline-flex min-h-11 items-center"
              >
                {title}
              </Link>
            </h3>
            <p className="text-muted wrap-anywhere">
              {isPrinted && <Badge>{text.printed}</Badge>} {text.row(values)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
