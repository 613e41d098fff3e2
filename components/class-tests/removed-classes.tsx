import { ActionButton } from '@/components/ui/action-button'
import { myTestsText } from '@/i18n/my-tests'
import type { listRemovedGroups } from '@/lib/class-tests/groups'
import type { listRemovedTests } from '@/lib/class-tests/tests'

type Props = {
  groups: Awaited<ReturnType<typeof listRemovedGroups>>
  tests: Awaited<ReturnType<typeof listRemovedTests>>
}

/** What was deleted today comes back with one press. */
export function RemovedClasses({ groups, tests }: Props) {
  const { deleted: text } = myTestsText()
  if (groups.length + tests.length === 0) return null
  return (
    <section aria-labelledby="deleted" className="mt-10 grid gap-3">
      <h2 id="deleted">{text.heading}</h2>
      {groups.map(({ id, name }) => (
        <ActionButton
          key={id}
          label={text.restoreClass(name)}
          path={`/api/class-groups/${id}/restore`}
          isImmediate
        />
      ))}
      {tests.map(({ id, title }) => (
        <ActionButton
          key={id}
          label={text.restoreTest(title)}
          path={`/api/class-tests/${id}/restore`}
          isImmediate
        />
      ))}
    </section>
  )
}
