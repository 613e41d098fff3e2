import { FreeTestNotice } from '@/components/class-tests/free-test-notice'
import { RemovedClasses } from '@/components/class-tests/removed-classes'
import { TestList } from '@/components/class-tests/test-list'
import { ButtonLink } from '@/components/site/button-link'
import { EmptyState } from '@/components/site/empty-state'
import { GroupTabs } from '@/components/site/group-tabs'
import { WorkHead } from '@/components/site/work-head'
import { ActionLink } from '@/components/ui/action-link'
import { classAssignmentsText } from '@/i18n/class-assignments'
import { myTestsText } from '@/i18n/my-tests'
import { requireViewer } from '@/lib/auth/viewer'
import { listClassGroups, listRemovedGroups } from '@/lib/class-tests/groups'
import { listClassTests, listRemovedTests } from '@/lib/class-tests/tests'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: myTestsText().title }))

export default async function MyTestsPage() {
  const { id, isSubscribed } = await requireViewer(routes.myTests)
  const text = myTestsText()
  const [groups, tests, removedGroups, removedTests] = await Promise.all([
    listClassGroups(id),
    listClassTests(id),
    listRemovedGroups(id),
    listRemovedTests(id),
  ])
  const create = <ButtonLink href={routes.newTest}>{text.create}</ButtonLink>
  return (
    <main className="page-width work-main">
      <WorkHead
        tabs={<GroupTabs group="toolkit" />}
        title={text.title}
        lede={text.lede}
        action={groups.length > 0 && create}
      />
      {!isSubscribed && <FreeTestNotice />}
      {groups.length === 0 ? (
        <EmptyState picture="templates" text={text.none}>
          {create}
        </EmptyState>
      ) : (
        <TestList groups={groups} tests={tests} />
      )}
      {groups.length > 0 && (
        <p className="mt-6">
          <ActionLink href={routes.assignments}>{classAssignmentsText().link}</ActionLink>
        </p>
      )}
      <RemovedClasses groups={removedGroups} tests={removedTests} />
    </main>
  )
}
