import { AssignmentList } from '@/components/class-tests/assignments/assignment-list'
import { BackToTests } from '@/components/class-tests/back-to-tests'
import { ButtonLink } from '@/components/site/button-link'
import { EmptyState } from '@/components/site/empty-state'
import { WorkHead } from '@/components/site/work-head'
import { classAssignmentsText } from '@/i18n/class-assignments'
import { requireViewer } from '@/lib/auth/viewer'
import { listAssignments } from '@/lib/class-tests/assignments/assignments'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: classAssignmentsText().title }))

export default async function AssignmentsPage() {
  const { id } = await requireViewer(routes.assignments)
  const text = classAssignmentsText()
  const assignments = await listAssignments(id)
  const create = <ButtonLink href={routes.newAssignment}>{text.create}</ButtonLink>
  return (
    <main className="page-width work-main">
      <BackToTests />
      <WorkHead title={text.title} lede={text.lede} action={assignments.length > 0 && create} />
      {assignments.length === 0 ? (
        <EmptyState picture="rubric" text={text.none}>
          {create}
        </EmptyState>
      ) : (
        <AssignmentList assignments={assignments} />
      )}
    </main>
  )
}
