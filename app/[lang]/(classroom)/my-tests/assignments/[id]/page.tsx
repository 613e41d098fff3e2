import { notFound } from 'next/navigation'
import { AssignmentMarking } from '@/components/class-tests/assignments/marking'
import { ButtonLink } from '@/components/site/button-link'
import { EmptyState } from '@/components/site/empty-state'
import { WorkHead } from '@/components/site/work-head'
import { ActionButton } from '@/components/ui/action-button'
import { ActionLink } from '@/components/ui/action-link'
import { classAssignmentsText } from '@/i18n/class-assignments'
import { requireViewer } from '@/lib/auth/viewer'
import { findAssignment } from '@/lib/class-tests/assignments/assignments'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: classAssignmentsText().title }))

type Props = { params: Promise<{ id: string }> }

export default async function AssignmentPage({ params }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.assignment(id))
  const assignment = (await findAssignment(viewer.id, id)) ?? notFound()
  const text = classAssignmentsText()
  const { title, group, marks } = assignment
  const hasStudents = group.rollNumbers.length > 0 || marks.length > 0
  return (
    <main className="page-width work-main">
      <p className="mb-2">
        <ActionLink href={routes.assignments}>{text.back}</ActionLink>
      </p>
      <WorkHead
        title={title}
        lede={text.classOf(group.name)}
        action={
          <ButtonLink href={routes.assignmentSlips(id)} tone="quiet">
            {text.slips}
          </ButtonLink>
        }
      />
      {hasStudents ? (
        <AssignmentMarking assignment={assignment} />
      ) : (
        <EmptyState picture="ledger" text={text.noRolls}>
          <ButtonLink href={routes.classGroup(group.id)}>{text.enterRolls}</ButtonLink>
        </EmptyState>
      )}
      <div className="mt-10">
        <ActionButton
          label={text.remove}
          path={`/api/class-assignments/${id}/remove`}
          redirectTo={routes.assignments}
        />
      </div>
    </main>
  )
}
