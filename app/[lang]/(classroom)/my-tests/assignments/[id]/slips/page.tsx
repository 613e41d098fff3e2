import { notFound } from 'next/navigation'
import { SlipSheet } from '@/components/class-tests/slips/slip-sheet'
import { EmptyState } from '@/components/site/empty-state'
import { WorkHead } from '@/components/site/work-head'
import { ActionLink } from '@/components/ui/action-link'
import { classAssignmentsText } from '@/i18n/class-assignments'
import { classSlipsText } from '@/i18n/class-slips'
import { runInLanguage } from '@/i18n/request-language'
import { requireViewer } from '@/lib/auth/viewer'
import { findAssignment } from '@/lib/class-tests/assignments/assignments'
import { buildAssignmentSlips } from '@/lib/class-tests/assignments/slips'
import { loadSlipTexts } from '@/lib/class-tests/slips/texts'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: classSlipsText().title }))

type Props = { params: Promise<{ id: string }> }

export default async function AssignmentSlipsPage({ params }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.assignmentSlips(id))
  const assignment = (await findAssignment(viewer.id, id)) ?? notFound()
  const { title, language, group } = assignment
  const { texts } = await loadSlipTexts(viewer.id, language)
  const slips = buildAssignmentSlips(assignment, texts)
  const words = runInLanguage(language, () => ({
    name: classSlipsText().name,
    rolls: slips.map((slip) => classSlipsText().roll(slip.rollNumber, slip.section)),
  }))
  return (
    <main className="page-width work-main">
      <div className="screen-only">
        <p className="mb-2">
          <ActionLink href={routes.assignment(id)}>{title}</ActionLink>
        </p>
        <WorkHead title={classSlipsText().title} lede={classAssignmentsText().slipsLede} />
        {slips.length === 0 && (
          <EmptyState picture="rubric" text={classAssignmentsText().noSlips} />
        )}
      </div>
      {slips.length > 0 && (
        <SlipSheet
          {...{ groupId: group.id, heading: `${title}, ${group.name}`, language, words, slips }}
        />
      )}
    </main>
  )
}
